-- Both are empty once v0.1.0 has started. Where they are not, the start is refused before this runs (src/db/migrate.ts).
DROP TABLE "access_records" CASCADE;--> statement-breakpoint
DROP TABLE "unsealed_rows" CASCADE;