import { afterAll } from "vitest";
import { closeWorlds } from "./open-worlds.ts";

/**
 * Runs beside every spec file on a database: a hook declared inside another hook is never called, so what `aWorld` opens in a `beforeAll`
 * is closed, and audited, from here.
 */
afterAll(closeWorlds, 120_000);
