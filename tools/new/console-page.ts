import { staffPermissions } from "@sihai/domain/staff";
import { dashed, Files, namesOf } from "./files.ts";

/**
 * Writes a page of the console, named as in `console/parcel/WeighAgain`: words in both languages, page, address, route. `may`: who sees it;
 * without, whoever has the first permission of the feature. Throws an Error that says what is missing.
 */
export function writeConsolePage(root: string, name: string, may?: string): Files {
  const [, feature = "", page = ""] = /^console\/([a-z]+(?:-[a-z]+)*)\/([A-Z]\w*?)(?:Page)?$/.exec(name) ?? [];
  if (!page)
    throw new Error("a page is named console/feature/Name, for example console/parcel/WeighAgain; all 92 of the shop are there");
  const files = new Files(root);
  const verb = dashed(page);
  const { sentence } = namesOf(verb);
  const permission = staffPermissions.find((each) => (may ? each === may : each.startsWith(`${feature}.`)));
  if (!permission) throw new Error(`say who may: --may and one of ${staffPermissions.join(", ")}`);
  const words = `console/${verb}`;
  const dict = `console${page}Dict`;
  const shape = `Console${page}Words`;

  files.create(
    `packages/text/src/zh/${words}.ts`,
    `import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "${sentence}",
  empty: "这里还没有内容",
};

export type ${shape} = WordsOf<typeof zh>;
export const words: ${shape} = zh;
`,
  );
  files.create(
    `packages/text/src/en/${words}.ts`,
    `import type { ${shape} } from "../../dict/${words}.ts";

export const words: ${shape} = {
  title: "${sentence}",
  empty: "There is nothing here yet",
};
`,
  );
  files.create(
    `packages/text/src/dict/${words}.ts`,
    `import { dictionary } from "../../core/dictionary.ts";
import type { ${shape} } from "../../zh/${words}.ts";

export type { ${shape} } from "../../zh/${words}.ts";

export const ${dict} = dictionary<${shape}>("${words}", (language) => import(\`../../\${language}/${words}.ts\`));
`,
  );
  files.create(
    `apps/console/src/features/${feature}/${page}Page.tsx`,
    `import { ${dict} } from "@sihai/text/dict/${words}";
import { EmptyState } from "@sihai/ui";
import { useDict, WorkPage } from "#console";

/** Says that nothing is here until its work is written. */
export default function ${page}Page() {
  const words = useDict(${dict});
  return (
    <WorkPage title={words.title}>
      <EmptyState text={words.empty} picture="box" />
    </WorkPage>
  );
}
`,
  );
  files.edit("apps/console/src/shell/paths.ts", /\n\} as const;/, (end) => `\n  "/${verb}": address("${permission}", {}),${end}`);
  files.edit(
    "apps/console/src/routes.ts",
    /\n\];/,
    (end) => `\n  page("/${verb}", () => import("./features/${feature}/${page}Page.tsx"), [${dict}]),${end}`,
  );
  files.edit("apps/console/src/routes.ts", /^/, () => `import { ${dict} } from "@sihai/text/dict/${words}";\n`);
  return files;
}
