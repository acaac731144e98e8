"""Reads {"secret", "headers", "body"} as JSON, one a line, and answers each "ok" or why not: Standard Webhooks, with nothing but Python's own library."""

import base64
import hashlib
import hmac
import json
import sys
import time

TOLERANCE_SECONDS = 300


def judge(secret, headers, body):
    sent_at = headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > TOLERANCE_SECONDS:
        return "too old or too new"
    signed = f'{headers["webhook-id"]}.{sent_at}.{body}'.encode()
    key = base64.b64decode(secret.removeprefix("whsec_"))
    own = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = [one.split(",", 1) for one in headers["webhook-signature"].split(" ")]
    fits = any(version == "v1" and hmac.compare_digest(own, code) for version, code in given)
    return "ok" if fits else "no signature fits"


for line in sys.stdin:
    posting = json.loads(line)
    print(judge(posting["secret"], posting["headers"], posting["body"]), flush=True)
