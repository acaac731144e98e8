-- Meetings since 0025 had no words, and those before had them with their accents: all are found as new ones are.
UPDATE "meetings" m SET "words" = ARRAY(
  SELECT DISTINCT word FROM regexp_split_to_table(
    lower(regexp_replace(normalize(concat_ws(' ', m."title",
      (SELECT concat_ws(' ', r."summary", jsonb_path_query_array(r."decisions", '$[*].text'),
               jsonb_path_query_array(r."action_items", '$[*].text'),
               jsonb_path_query_array(r."action_items", '$[*].owner'),
               jsonb_path_query_array(r."action_items", '$[*].due'),
               jsonb_path_query_array(r."open_questions", '$[*].text')) FROM "recaps" r
        WHERE r."account_id" = m."account_id" AND r."meeting_id" = m."id"),
      (SELECT string_agg(concat_ws(' ', s."speaker", s."text"), ' ') FROM "meeting_segments" s
        WHERE s."account_id" = m."account_id" AND s."meeting_id" = m."id")), NFKD), '[\u0300-\u036f]', '', 'g')),
    '[^[:alnum:]]+') word
   WHERE word <> '' AND length(word) <= 64);
