import type { settingRefusals } from "@sihai/contract/setting/refusals";

export const settingSentences = {
  SETTING_VALUE_WRONG: "有 {count} 处需要更正，未保存任何内容",
  SETTING_UNCHANGED: "与现在的设定完全相同",
  SETTING_VERSION_NOT_FOUND: "没有找到这个版本",
  SETTING_VERSION_STATE_REFUSED: "这个版本已更新，请刷新",
  SETTING_VERSION_OWN: "请由拟定者以外的同事复核",
  SETTING_MAKER_OTHER: "这项规则只能由管理员修改，设定没有变动",
  SETTING_GIVES_MORE: "不能给出您自己没有的权限，设定没有变动",
  SETTING_CHECKER_OTHER: "这项规则只能由管理员复核，设定没有变动",
  SETTING_MOVED_SINCE: "起草之后，这条规则已有改动，请按现在的值重新起草",
  SETTING_DAY_PAST: "最早从 {earliest} 起生效",
  SETTING_MOMENT_TAKEN: "已有另一个版本在同一时刻开始生效",
} as const satisfies Record<keyof typeof settingRefusals, string>;
