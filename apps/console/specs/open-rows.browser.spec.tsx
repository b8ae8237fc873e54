import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { listContent, readContent } from "@sihai/contract/content";
import { listDisputes } from "@sihai/contract/forwarding";
import { listOutlets, listRateVersions, readLineCells, readRateVersion } from "@sihai/contract/freight";
import { listSettings, readSettingHistory } from "@sihai/contract/setting";
import { listTaxRules } from "@sihai/contract/tax";
import { listUnannouncedAsStaff, readUnannounced } from "@sihai/contract/unannounced";
import { seedJson } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type RowOf<E extends Parameters<Wire["answering"]>[0], K extends keyof CallData<E>> = Extract<
  CallData<E>[K],
  readonly unknown[]
>[number];

const at = "2026-11-20T02:00:00.000Z";
const { title: ticked } = (await consoleSettingDict.load("en")).names.goodsClasses;
const shelved: RowOf<typeof listUnannouncedAsStaff, "list"> = {
  ...{ unannouncedNo: "AB100001", state: "held", courier: "sf", trackingNo: "SF7310000010007", warehouse: 1 },
  ...{ shelf: "WH1-X-01-12", grams: 1_000, written: "", suggestedMark: null, photos: [], foundAt: at, forfeitsAt: at },
};
const article: RowOf<typeof listContent, "list"> = {
  ...{ kind: "notice", name: "first", place: "announcement", title: { zh: "甲", en: "Notice A" }, state: "in-force", from: at },
  ...{ until: null, next: null, isFirst: true, helpful: null },
};
const version: RowOf<typeof listRateVersions, "list"> = {
  ...{ versionId: "7", state: "draft", isInForce: false, isOver: false, note: "List A", basedOn: "0", importedBy: "Lin" },
  ...{ importedAt: at, takesEffectOn: null, scheduledBy: null, scheduledAt: null, checkedAlone: false },
  ...{ withdrawnBy: null, withdrawnAt: null },
};
const line: RowOf<typeof readLineCells, "lines"> = {
  ...{ lineId: "de-air", name: { zh: "德国空运", en: "Germany air" }, service: "air", countries: 1 },
  ...{ validFrom: "2026-11-01", validTo: null },
};
const rule: RowOf<typeof listTaxRules, "list"> = {
  ...{ ruleId: "7", country: "DE", from: "2026-11-01", rule: null, grade: "A", source: "", state: "in-force", madeBy: "Lin" },
  ...{ madeAt: at, checkedBy: "Rui", checkedAt: at, checkedAlone: false, mayCheck: "state", mayWithdraw: false },
};
const outlet: RowOf<typeof listOutlets, "outlets"> = {
  ...{
    code: "HK-1",
    lineId: "hk-pickup",
    country: "HK",
    city: { zh: "香港", en: "Hong Kong" },
    name: { zh: "甲", en: "Outlet A" },
  },
  ...{ address: { zh: "甲", en: "A" }, phone: "1", hours: "09:00–18:00", lat: 22, lng: 114, closed: false },
  ...{ changedBy: null, changedAt: null },
};
const setting = { value: seedJson.goodsClasses, from: at, isFirst: true, next: null, drafts: 0 };

const desks: [string, (wire: Wire) => void, () => Promise<HTMLElement>, RegExp][] = [
  [
    "unannounced",
    (wire) => {
      const list = [shelved, { ...shelved, unannouncedNo: "AB100002", trackingNo: "SF7310000010008" }];
      wire.answering(listUnannouncedAsStaff, { data: { list, total: 2, next: null, waiting: 0 } });
      wire.answering(listDisputes, { data: { list: [] } });
      wire.answering(readUnannounced, "lost");
    },
    () => openDesk("/unannounced", { search: { parcel: "AB100001" } }),
    /AB100001/,
  ],
  [
    "content",
    (wire) => {
      const other = { ...article, name: "second", title: { zh: "乙", en: "Notice B" } };
      wire.answering(listContent, { data: { list: [article, other] } });
      wire.answering(readContent, "lost");
    },
    () => openDesk("/content", { search: { open: "notice/first" } }),
    /Notice A/,
  ],
  [
    "price lists",
    (wire) => {
      const list = [version, { ...version, versionId: "6", note: "List B" }];
      wire.answering(listRateVersions, { data: { list, today: "2026-11-20" } });
      wire.answering(readRateVersion, "lost");
    },
    () => openDesk("/rates", { search: { version: "7" } }),
    /List A/,
  ],
  [
    "lines",
    (wire) => {
      const lines = [line, { ...line, lineId: "fr-air", name: { zh: "法国空运", en: "France air" } }];
      const data = { version: "7", cells: null, points: [], stepped: false, lines };
      wire.answering(readLineCells, ({ query }) => (query?.lineId === undefined ? { data } : "lost"));
    },
    () => openDesk("/rates", { search: { tab: "lines", line: "de-air" } }),
    /Germany air/,
  ],
  [
    "taxes",
    (wire) => {
      const list = [rule, { ...rule, ruleId: "8", country: "FR" }];
      wire.answering(listTaxRules, { data: { list, today: "2026-11-20", earliestDay: "2026-11-21" } });
    },
    () => openDesk("/rates", { search: { tab: "taxes", rule: "7" } }),
    /Germany/,
  ],
  [
    "outlets",
    (wire) => {
      const outlets = [outlet, { ...outlet, code: "HK-2", name: { zh: "乙", en: "Outlet B" } }];
      wire.answering(listOutlets, { data: { outlets, lines: [{ lineId: "hk-pickup", name: outlet.name }] } });
    },
    () => openDesk("/rates", { search: { tab: "outlets", outlet: "HK-1" } }),
    /Outlet A/,
  ],
  [
    "settings",
    (wire) => {
      const list = [
        { ...setting, name: "goodsClasses" as const },
        { ...setting, name: "windingDown" as const, value: false },
      ];
      wire.answering(listSettings, { data: { missingHolidays: null, list } });
      wire.answering(readSettingHistory, "lost");
    },
    () => openDesk("/settings", { search: { open: "goodsClasses" } }),
    new RegExp(ticked),
  ],
];

it.each(desks)("the row that is open is marked beside its panel: %s", async (_, answer, opened, name) => {
  await page.viewport(1440, 900);
  answer(consoleWire());
  const host = await opened();
  await expect.element(page.getByRole("row", { name })).toHaveAttribute("aria-current", "true");
  expect(host.querySelectorAll("tr[aria-current]")).toHaveLength(1);
});
