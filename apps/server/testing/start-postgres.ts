import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate, startEmbeddedPostgres } from "#platform";
import { runSql, templateName, urlOf } from "./template-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One throwaway PostgreSQL for the run, with a migrated template that every spec file clones. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "sihai-specs-"));
  const postgres = await startEmbeddedPostgres({ folder, throwaway: true });
  await runSql(postgres.url, `create database ${templateName}`);
  await migrate(urlOf(postgres.url, templateName));
  project.provide("postgresUrl", postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
