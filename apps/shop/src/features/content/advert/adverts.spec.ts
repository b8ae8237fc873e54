import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathOf } from "../../../paths.ts";

const adverts: { id: string; link: string }[] = JSON.parse(
  readFileSync(new URL("../../../../../../content/adverts.json", import.meta.url), "utf8"),
);
const routed = readFileSync(new URL("../../../routes.tsx", import.meta.url), "utf8");

test.each(adverts)("the advert $id leads to a page that stands", ({ link }) => {
  const path = pathOf(link.split("?")[0] ?? "");
  expect(path).not.toBeNull();
  expect(routed).toContain(`"${path}"`);
});
