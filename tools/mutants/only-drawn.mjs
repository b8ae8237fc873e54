// A plugin of Stryker, which itself judges all mutants of a file or none: what was not drawn is passed over before any spec runs on it.
import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { keyOf } from "./draw.ts";

function onlyDrawn() {
  const drawn = new Set(JSON.parse(readFileSync(process.env.MUTANTS_DRAWN, "utf8")));
  const isDrawn = ({ fileName, location, mutatorName, replacement }) =>
    drawn.has(
      keyOf({
        file: relative(process.cwd(), fileName).split(sep).join("/"),
        ...location,
        mutator: mutatorName,
        replacement,
      }),
    );
  return {
    init: async () => {},
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isDrawn(mutant) ? { status: "passed" } : { status: "compileError", reason: "not drawn" },
        ]),
      ),
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, "only-drawn", onlyDrawn)];
