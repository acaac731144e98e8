ALTER TABLE "agent_grants" DROP CONSTRAINT "agent_grants_scopes";
ALTER TABLE "agent_grants" ADD CONSTRAINT "agent_grants_scopes" CHECK (
  'meetings:read' = ANY ("scopes")
  AND "scopes" <@ ARRAY['meetings:read', 'meetings:write', 'lines:read', 'calls:read', 'messages:read', 'notes:read']);
