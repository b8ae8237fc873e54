import type { ArticleSummary } from "@sihai/contract/content";
import { describe, expect, it } from "vitest";
import { findArticles } from "./find-articles.ts";

const articles: ArticleSummary[] = [
  { helpId: "fees", group: "money", title: "All fees at a glance", summary: "Storage, insurance and the card surcharge" },
  { helpId: "storage-time", group: "warehouse", title: "Storage: 90 days free", summary: "Reminders and the last day" },
  { helpId: "restricted", group: "customs", title: "What can’t be sent", summary: "" },
  { helpId: "tui-huo", group: "returns", title: "退货与换货", summary: "入库后 5 天内申请" },
];
const found = (keyword: string) => findArticles(articles, keyword).map(({ helpId }) => helpId);

describe("searching the help centre", () => {
  it("puts titles before summaries and does not mind capitals", () => expect(found("STORAGE")).toEqual(["storage-time", "fees"]));
  it("finds a printed apostrophe by the one of a keyboard", () => {
    expect([found("can't"), found("can’t")]).toEqual([["restricted"], ["restricted"]]);
  });
  it("wants every word", () => expect(found("storage card")).toEqual(["fees"]));
  it("finds Chinese, and full-width figures", () => expect(found("退货 ５")).toEqual(["tui-huo"]));
  it("finds nothing for blanks or for what is not there", () => expect([found("  "), found("drone")]).toEqual([[], []]));
});
