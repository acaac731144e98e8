"""A typed client of the Frontdesk API, on the standard library alone."""

from .client import Frontdesk
from .transport import FrontdeskError

__all__ = ["Frontdesk", "FrontdeskError"]
