import type { Block } from "@sihai/contract/content";
import { describe, expect, it } from "vitest";
import { sectionsOf } from "./article-sections.ts";

const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: "heading", level, text, step: null });
const paragraph = (text: string): Block => ({ kind: "paragraph", spans: [{ text }] });

describe("the sections of an article", () => {
  it("begin at headings of the second level and keep what stands before the first", () => {
    const sections = sectionsOf([
      paragraph("a"),
      heading("One"),
      paragraph("b"),
      heading("Inner", 3),
      paragraph("c"),
      heading("Two"),
    ]);
    expect(sections.map((section) => [section.heading?.text ?? null, section.blocks.length])).toEqual([
      [null, 1],
      ["One", 3],
      ["Two", 0],
    ]);
  });

  it("are none when there is nothing", () => {
    expect(sectionsOf([])).toEqual([]);
  });
});
