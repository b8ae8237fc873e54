import { globSync, readFileSync } from "node:fs";
import { runSpecsOn } from "../planted/run-specs.ts";
import { keyOf, mutated } from "./draw.ts";
import type { Judged, Mutant } from "./stryker.mjs";

const server = "apps/server/src";
const modules = `${server}/modules`;

/**
 * What R17 asks of beside the rules, and is a transaction on a database: the ledger, who may log in, and who may do what. Each with the
 * specs that are to mind.
 */
export const guarded: readonly { files: readonly string[]; specs: readonly string[] }[] = [
  { files: [`${modules}/ledger/*.ts`], specs: [`${modules}/ledger`] },
  {
    files: [
      `${modules}/identity/{log-in.service,guesser,prove-owner,auth-record}.ts`,
      `${modules}/identity/{code,device}/*.ts`,
      `${server}/platform/sessions/*.ts`,
      `${server}/platform/password-guard.ts`,
    ],
    specs: [`${modules}/identity`, `${modules}/viewing`, `${server}/platform/sessions`, `${server}/platform/prune-records`],
  },
  {
    files: [`${modules}/staff/*.ts`, `${server}/platform/http/{who,who-asks}.ts`],
    specs: [
      ...[`${modules}/staff`, "apps/server/testing/authorisation", `${modules}/setting/role-permissions`],
      ...[`${modules}/viewing`, `${modules}/partner/tokens`, `${server}/platform/sessions`, `${server}/platform/sealing`],
    ],
  },
];

/** The files of one part, without specs and without lists of what is exported. */
export function filesOf({ files }: (typeof guarded)[number]): string[] {
  return globSync(files as string[])
    .filter((file) => !/\.spec\.ts$|\/index\.ts$/.test(file))
    .sort();
}

/**
 * Puts one mutant after the other into its file and runs its part's specs. A mutant with which the server does not start, so that no spec
 * ran, is named: it might be the database that did not start.
 */
export function judgeOnDatabase(mutants: readonly Mutant[]): Judged[] {
  return mutants.map((mutant, at) => {
    const part = guarded.find((one) => filesOf(one).includes(mutant.file));
    if (!part) throw new Error(`no specs are named for ${mutant.file}`);
    const text = mutated(readFileSync(mutant.file, "utf8"), mutant);
    const { ended, failed, seconds } = runSpecsOn(mutant.file, text, { project: "database", specs: part.specs });
    const status = { held: "Survived", failed: "Killed", late: "Timeout" }[ended];
    const by = ended === "failed" ? (failed ?? "NO SPEC RAN") : "";
    console.log(`${at + 1}/${mutants.length} ${status} in ${seconds} s: ${keyOf(mutant).slice(0, 160)} ${by}`);
    return { ...mutant, status };
  });
}
