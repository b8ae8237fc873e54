import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "首页",
  pasteLabel: "商品链接或分享口令",
  pastePlaceholder: "粘贴链接、分享口令，或其他代购的链接",
  paste: "粘贴",
  find: "查找",
  pasteDenied: "无法读取剪贴板，请长按输入框粘贴",
  emptyPaste: "请先粘贴一个商品链接",
  platforms: "支持的平台",
  taobao: "淘宝",
  wholesale: "1688",
  weidian: "微店",
  jd: "京东",
  xianyu: "闲鱼",
  andMore: (count: number) => `等 ${count + 5} 个平台`,
  shortcuts: "常用功能",
  enquiries: "咨询",
  favourites: "收藏",
  addresses: "地址管理",
  help: "帮助中心",
  calculator: "运费估算",
  manual: "自助填单",
  warehouses: "仓库地址",
  guidance: "新手指引",
  shoppingGuide: "代购指南",
  forwardingGuide: "转运指南",
};

export type HomeWords = WordsOf<typeof zh>;
export const words: HomeWords = zh;
