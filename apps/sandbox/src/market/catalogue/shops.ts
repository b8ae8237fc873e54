import type { PlatformId } from "./model.ts";

/** Shops of each platform. The ids are ten digits, as some platforms put them into the product's address. */
export const shops: Record<PlatformId, readonly (readonly [id: string, zh: string, en: string])[]> = {
  taobao: [
    ["1280364512", "南山小铺", "Nanshan Corner"],
    ["1280364533", "慢日子杂货", "Slow Days Goods"],
    ["1280364571", "木可手作", "Muke Handmade"],
  ],
  tmall: [
    ["2077311405", "云杉旗舰店", "Spruce Flagship"],
    ["2077311466", "朝禾旗舰店", "Zhaohe Flagship"],
  ],
  "1688": [
    ["3390021874", "义乌市青禾日用品厂", "Qinghe Daily Goods, Yiwu"],
    ["3390021899", "广州织锦服装厂", "Zhijin Garments, Guangzhou"],
    ["3390021921", "东莞优越电子厂", "Youyue Electronics, Dongguan"],
  ],
  jd: [
    ["1000084512", "京选自营", "JD Selected"],
    ["1000084587", "北野数码专营店", "Beiye Digital"],
  ],
  weidian: [
    ["1622368742", "阿初的衣橱", "Achu's Wardrobe"],
    ["1622368799", "夜航船工作室", "Night Boat Studio"],
  ],
  pinduoduo: [
    ["5530127781", "好日子百货", "Good Days Store"],
    ["5530127799", "源头工厂店", "Factory Direct"],
  ],
  xianyu: [
    ["6011829034", "闲置小可", "Xiaoke's Second Life"],
    ["6011829077", "搬家清仓的阿文", "Wen Is Moving"],
  ],
  vip: [
    ["1711843802", "唯品精选", "VIP Selected"],
    ["1710626677", "品牌特卖馆", "Brand Outlet"],
  ],
  suning: [
    ["0071353485", "苏宁自营家电", "Suning Appliances"],
    ["0070129634", "居家优品店", "Home Choice"],
  ],
  dangdang: [
    ["4400192837", "当当自营", "Dangdang Books"],
    ["4400192866", "纸间书社", "Between Pages"],
  ],
  kaola: [["8800271645", "考拉工厂店", "Kaola Factory"]],
  xiaohongshu: [
    ["9015530271", "四季有光", "Light of Seasons"],
    ["9015530288", "简屋", "Plain House"],
  ],
  douyin: [
    ["7702918364", "森屿服饰", "Senyu Clothing"],
    ["7702918399", "巧物研究所", "Clever Things Lab"],
  ],
  dewu: [
    ["6600918273", "得物球鞋严选", "Dewu Sneakers"],
    ["6600918288", "潮流配件仓", "Street Accessories"],
  ],
  "amazon-cn": [["5100384726", "海外购自营", "Amazon.cn Store"]],
};
