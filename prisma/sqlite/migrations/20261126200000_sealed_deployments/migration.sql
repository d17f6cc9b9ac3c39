-- Deployments are sheets: a battle in which both sides still deploy in secret says so in its position. Both columns are
-- JSON without spaces, in which a quote inside a text is escaped, so nothing else can match.
UPDATE "Battle"
SET "state" = replace("state", '"deployment":{"how":"whole"', '"deployment":{"how":"sealed"')
WHERE "status" = 'mustering'
  AND "state" LIKE '%"deployment":{"how":"whole"%'
  AND "options" LIKE '%"encounter":{%"deploys":"sealed"%';
