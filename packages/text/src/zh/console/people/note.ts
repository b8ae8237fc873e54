import type { WordsOf } from "../../../core/dictionary.ts";

const zh = {
  titleOf: (no: string) => `${no} 的备注与负责人`,
  count: (notes: number) => `${notes} 条备注`,
  hint: "仅同事可见，写下后不可修改，本人可划去",
  none: "还没有备注",
  write: "写备注",
  save: "添加备注",
  needed: "请先写备注",
  saved: "备注已添加",
  strike: "划去",
  strikeOf: (text: string) => `划去备注「${text}」`,
  struck: "已划去，仍可查看",
  striking: "正在划去备注",
  struckBy: (name: string, at: string) => `${name} 于 ${at} 划去`,
  endedAt: (at: string) => `至 ${at}`,
  assignedTo: (name: string) => `交给 ${name} 负责`,
  assignee: "负责人",
  whoMay: "只列出岗位有权查看此项的同事",
  nobody: "无人负责",
  with: (name: string) => `${name} 负责`,
  you: "我",
  change: "保存",
  notSaved: "尚未保存",
  changed: (name: string) => `现由 ${name} 负责`,
  released: "现在无人负责",
  mine: "我的工作",
};
export type ConsoleNoteWords = WordsOf<typeof zh>;
export const words: ConsoleNoteWords = zh;
