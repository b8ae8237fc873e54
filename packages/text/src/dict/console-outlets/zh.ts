import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  hint: "自提线路的包裹在这里领取。修改立即生效；关闭后不再接收新包裹，在途包裹仍可领取。",
  list: "自提网点",
  search: "编号、名称或城市",
  empty: "没有这样的网点",
  add: "新增网点",
  code: "编号",
  codeHint: "如 HK-KLN-01，保存后不再改变",
  line: "线路",
  country: "国家或地区",
  name: "名称",
  city: "城市",
  address: "地址",
  phone: "电话",
  hours: "营业时间",
  place: "位置",
  state: "状态",
  states: { open: "营业中", closed: "已关闭" },
  changed: "最近修改",
  ofFile: "初始设置",
  fields: {
    city_cn: "城市（中文）",
    city_en: "城市（英文）",
    name_cn: "名称（中文）",
    name_en: "名称（英文）",
    address_cn: "地址（中文）",
    address_en: "地址（英文）",
    lat: "纬度",
    lng: "经度",
  },
  save: "保存",
  saved: (code: string) => `网点 ${code} 已保存`,
  close: "关闭网点",
  closing: (code: string) => `即将关闭网点 ${code}`,
  closed: (code: string) => `网点 ${code} 已关闭`,
  reopen: "重新开放",
  opened: (code: string) => `网点 ${code} 已重新开放`,
};

export type ConsoleOutletsWords = WordsOf<typeof zh>;
export const words: ConsoleOutletsWords = zh;
