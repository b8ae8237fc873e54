import type { PlatformId } from "./model.ts";

type Shop = readonly [id: string, zh: string, en: string, sells: "wear" | "devices" | "home" | "all"];

/** Shops of each platform and what they sell. The ids are ten digits, as some platforms put them into the product's address. */
export const shops: Record<PlatformId, readonly Shop[]> = {
  taobao: [
    ["1280364512", "南山小铺", "Nanshan Corner", "all"],
    ["1280364533", "慢日子杂货", "Slow Days Goods", "home"],
    ["1280364571", "木可手作", "Muke Handmade", "home"],
    ["1280364588", "旧时光衣橱", "Old Times Wardrobe", "wear"],
    ["1280364599", "桌面研究社", "Desk Society", "devices"],
  ],
  tmall: [
    ["2077311405", "云杉服饰旗舰店", "Spruce Clothing Flagship", "wear"],
    ["2077311466", "朝禾家居旗舰店", "Zhaohe Home Flagship", "home"],
    ["2077311477", "知微数码旗舰店", "Zhiwei Digital Flagship", "devices"],
  ],
  "1688": [
    ["3390021874", "义乌市青禾日用品厂", "Qinghe Daily Goods, Yiwu", "home"],
    ["3390021899", "广州织锦服装厂", "Zhijin Garments, Guangzhou", "wear"],
    ["3390021921", "东莞优越电子厂", "Youyue Electronics, Dongguan", "devices"],
  ],
  jd: [
    ["1000084512", "京选自营", "JD Selected", "all"],
    ["1000084587", "北野数码专营店", "Beiye Digital", "devices"],
  ],
  weidian: [
    ["1622368742", "阿初的衣橱", "Achu's Wardrobe", "wear"],
    ["1622368799", "夜航船工作室", "Night Boat Studio", "all"],
  ],
  pinduoduo: [
    ["5530127781", "好日子百货", "Good Days Store", "all"],
    ["5530127799", "源头工厂店", "Factory Direct", "all"],
  ],
  xianyu: [
    ["6011829034", "闲置小可", "Xiaoke's Second Life", "all"],
    ["6011829077", "搬家清仓的阿文", "Wen Is Moving", "all"],
  ],
  vip: [
    ["1711843802", "唯品精选", "VIP Selected", "all"],
    ["1710626677", "品牌特卖馆", "Brand Outlet", "all"],
  ],
  suning: [
    ["0071353485", "苏宁自营家电", "Suning Appliances", "devices"],
    ["0070129634", "居家优品店", "Home Choice", "all"],
  ],
  dangdang: [
    ["4400192837", "当当自营", "Dangdang Books", "all"],
    ["4400192866", "纸间书社", "Between Pages", "all"],
  ],
  kaola: [["8800271645", "考拉工厂店", "Kaola Factory", "all"]],
  xiaohongshu: [
    ["9015530271", "四季有光", "Light of Seasons", "wear"],
    ["9015530288", "简屋", "Plain House", "all"],
  ],
  douyin: [
    ["7702918364", "森屿服饰", "Senyu Clothing", "wear"],
    ["7702918399", "巧物研究所", "Clever Things Lab", "all"],
  ],
  dewu: [
    ["6600918273", "得物球鞋严选", "Dewu Sneakers", "wear"],
    ["6600918288", "潮流配件仓", "Street Accessories", "all"],
  ],
  "amazon-cn": [["5100384726", "海外购自营", "Amazon.cn Store", "all"]],
};
