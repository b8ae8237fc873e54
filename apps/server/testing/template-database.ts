import { randomBytes } from "node:crypto";
import pg from "pg";

export const templateName = "sihai_template";

/** The same server's address with another database in it. */
export function urlOf(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Runs a text, several statements too, over a connection of its own that is closed whatever happens. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of its own, cloned from the migrated template. */
export async function cloneDatabase(postgresUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `spec_${randomBytes(6).toString("hex")}`;
  // By copying its files: writing each page of them to the log first takes twice as long, and no spec goes back to a moment.
  await runSql(postgresUrl, `create database ${name} template ${templateName} strategy file_copy`);
  return { url: urlOf(postgresUrl, name), drop: () => runSql(postgresUrl, `drop database if exists ${name} with (force)`) };
}
