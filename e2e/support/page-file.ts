import { readFile } from "node:fs/promises";

/** The file the shop's build made of a page, below the root: "assets/1a2b3c4.js". */
export async function pageFile(path: string): Promise<string> {
  const table = JSON.parse(await readFile("apps/shop/dist/.ahead/pages.json", "utf8"));
  return table.pages[path].files.en[0];
}
