-- A transfer's postings sum to zero in every currency. Checked when the transaction commits, so that the sides may be
-- written one after the other.
CREATE FUNCTION "transfer_sums_to_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1
    FROM "postings" p
    JOIN "accounts" a ON a."id" = p."account_id"
    WHERE p."transfer_id" = NEW."transfer_id"
    GROUP BY a."currency_code"
    HAVING sum(p."amount") <> 0
  ) THEN
    RAISE EXCEPTION 'transfer % does not sum to zero', NEW."transfer_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "postings_sum_to_zero" AFTER INSERT ON "postings"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "transfer_sums_to_zero"();
--> statement-breakpoint
-- The history of money is only ever added to: a mistake is put right by another transfer.
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "postings_append_only" BEFORE UPDATE OR DELETE ON "postings"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "transfers_append_only" BEFORE UPDATE OR DELETE ON "transfers"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
-- Events too large for a notification go through this table when several nodes run on one PostgreSQL.
CREATE TABLE "socket_io_attachments" (
  "id" bigserial UNIQUE,
  "created_at" timestamptz DEFAULT now(),
  "payload" bytea
);
