-- CreateTable
CREATE TABLE "action_items" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "action_items_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "action_items_account_id_meeting_id_place_idx" ON "action_items"("account_id", "meeting_id" DESC, "place");

-- AddForeignKey
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_account_id_meeting_id_fkey" FOREIGN KEY ("account_id", "meeting_id") REFERENCES "recaps"("account_id", "meeting_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is left to do: few, however many there are in all.
CREATE INDEX "action_items_open" ON "action_items" ("account_id", "meeting_id" DESC, "place") WHERE "done_at" IS NULL;

-- An item is the same when who does what is the same, whatever its capitals, marks and place: its id follows from that, so
-- that a recap which is written again finds the rows of before. Said twice, it is two items.
CREATE FUNCTION "items_of_recap"(recap "recaps") RETURNS TABLE ("id" TEXT, "place" INTEGER) LANGUAGE sql STABLE AS $$
  SELECT 'act_' || substr(recap."meeting_id", 5, 10)
           || substr(encode(sha256(convert_to(concat_ws(E'\x1f', recap."meeting_id", what, who, nth), 'UTF8')), 'hex'), 1, 16),
         said.place::int
    FROM (
      SELECT place, what, who, row_number() OVER (PARTITION BY what, who ORDER BY place) AS nth
        FROM jsonb_array_elements(recap."action_items") WITH ORDINALITY AS items (item, place),
             btrim(lower(regexp_replace(item ->> 'text', '[[:space:][:punct:]]+', ' ', 'g'))) AS what,
             lower(coalesce(item ->> 'owner', '')) AS who
    ) said
$$;

-- Whoever writes a recap, its items have their rows, with their marks if they had any.
CREATE FUNCTION "keep_action_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "action_items" ("account_id", "id", "meeting_id", "place")
    SELECT NEW."account_id", items."id", NEW."meeting_id", items."place" FROM "items_of_recap"(NEW) items
    ON CONFLICT ("account_id", "id") DO UPDATE SET "place" = EXCLUDED."place";
  DELETE FROM "action_items"
   WHERE "account_id" = NEW."account_id" AND "meeting_id" = NEW."meeting_id"
     AND "id" NOT IN (SELECT items."id" FROM "items_of_recap"(NEW) items);
  RETURN NULL;
END
$$;

CREATE TRIGGER "recaps_keep_action_items" AFTER INSERT OR UPDATE OF "action_items" ON "recaps"
  FOR EACH ROW EXECUTE FUNCTION "keep_action_items"();

-- What came of the meetings before is still to be done.
INSERT INTO "action_items" ("account_id", "id", "meeting_id", "place")
  SELECT r."account_id", items."id", r."meeting_id", items."place" FROM "recaps" r, "items_of_recap"(r) items;
