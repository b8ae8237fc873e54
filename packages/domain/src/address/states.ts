export type State = { /** ISO 3166-2. */ id: string; zh: string; en: string };

/** First-level divisions of the countries whose carriers ask for them by name; elsewhere the state is typed freely. */
const lists: Readonly<Record<string, string>> = {
  US: "AL 亚拉巴马州 Alabama|AK 阿拉斯加州 Alaska|AZ 亚利桑那州 Arizona|AR 阿肯色州 Arkansas|CA 加利福尼亚州 California|CO 科罗拉多州 Colorado|CT 康涅狄格州 Connecticut|DE 特拉华州 Delaware|DC 华盛顿哥伦比亚特区 District of Columbia|FL 佛罗里达州 Florida|GA 佐治亚州 Georgia|HI 夏威夷州 Hawaii|ID 爱达荷州 Idaho|IL 伊利诺伊州 Illinois|IN 印第安纳州 Indiana|IA 艾奥瓦州 Iowa|KS 堪萨斯州 Kansas|KY 肯塔基州 Kentucky|LA 路易斯安那州 Louisiana|ME 缅因州 Maine|MD 马里兰州 Maryland|MA 马萨诸塞州 Massachusetts|MI 密歇根州 Michigan|MN 明尼苏达州 Minnesota|MS 密西西比州 Mississippi|MO 密苏里州 Missouri|MT 蒙大拿州 Montana|NE 内布拉斯加州 Nebraska|NV 内华达州 Nevada|NH 新罕布什尔州 New Hampshire|NJ 新泽西州 New Jersey|NM 新墨西哥州 New Mexico|NY 纽约州 New York|NC 北卡罗来纳州 North Carolina|ND 北达科他州 North Dakota|OH 俄亥俄州 Ohio|OK 俄克拉何马州 Oklahoma|OR 俄勒冈州 Oregon|PA 宾夕法尼亚州 Pennsylvania|PR 波多黎各 Puerto Rico|RI 罗得岛州 Rhode Island|SC 南卡罗来纳州 South Carolina|SD 南达科他州 South Dakota|TN 田纳西州 Tennessee|TX 得克萨斯州 Texas|UT 犹他州 Utah|VT 佛蒙特州 Vermont|VA 弗吉尼亚州 Virginia|WA 华盛顿州 Washington|WV 西弗吉尼亚州 West Virginia|WI 威斯康星州 Wisconsin|WY 怀俄明州 Wyoming",
  CA: "AB 艾伯塔省 Alberta|BC 不列颠哥伦比亚省 British Columbia|MB 马尼托巴省 Manitoba|NB 新不伦瑞克省 New Brunswick|NL 纽芬兰与拉布拉多省 Newfoundland and Labrador|NS 新斯科舍省 Nova Scotia|NT 西北地区 Northwest Territories|NU 努纳武特地区 Nunavut|ON 安大略省 Ontario|PE 爱德华王子岛省 Prince Edward Island|QC 魁北克省 Quebec|SK 萨斯喀彻温省 Saskatchewan|YT 育空地区 Yukon",
  AU: "ACT 澳大利亚首都领地 Australian Capital Territory|NSW 新南威尔士州 New South Wales|NT 北领地 Northern Territory|QLD 昆士兰州 Queensland|SA 南澳大利亚州 South Australia|TAS 塔斯马尼亚州 Tasmania|VIC 维多利亚州 Victoria|WA 西澳大利亚州 Western Australia",
  GB: "ENG 英格兰 England|NIR 北爱尔兰 Northern Ireland|SCT 苏格兰 Scotland|WLS 威尔士 Wales",
  DE: "BW 巴登-符腾堡州 Baden-Württemberg|BY 巴伐利亚州 Bavaria|BE 柏林 Berlin|BB 勃兰登堡州 Brandenburg|HB 不来梅 Bremen|HH 汉堡 Hamburg|HE 黑森州 Hesse|MV 梅克伦堡-前波美拉尼亚州 Mecklenburg-Vorpommern|NI 下萨克森州 Lower Saxony|NW 北莱茵-威斯特法伦州 North Rhine-Westphalia|RP 莱茵兰-普法尔茨州 Rhineland-Palatinate|SL 萨尔州 Saarland|SN 萨克森州 Saxony|ST 萨克森-安哈尔特州 Saxony-Anhalt|SH 石勒苏益格-荷尔斯泰因州 Schleswig-Holstein|TH 图林根州 Thuringia",
  MY: "01 柔佛 Johor|02 吉打 Kedah|03 吉兰丹 Kelantan|04 马六甲 Melaka|05 森美兰 Negeri Sembilan|06 彭亨 Pahang|07 槟城 Penang|08 霹雳 Perak|09 玻璃市 Perlis|10 雪兰莪 Selangor|11 登嘉楼 Terengganu|12 沙巴 Sabah|13 砂拉越 Sarawak|14 吉隆坡 Kuala Lumpur|15 纳闽 Labuan|16 布城 Putrajaya",
  CN: "BJ 北京市 Beijing|TJ 天津市 Tianjin|HE 河北省 Hebei|SX 山西省 Shanxi|NM 内蒙古自治区 Inner Mongolia|LN 辽宁省 Liaoning|JL 吉林省 Jilin|HL 黑龙江省 Heilongjiang|SH 上海市 Shanghai|JS 江苏省 Jiangsu|ZJ 浙江省 Zhejiang|AH 安徽省 Anhui|FJ 福建省 Fujian|JX 江西省 Jiangxi|SD 山东省 Shandong|HA 河南省 Henan|HB 湖北省 Hubei|HN 湖南省 Hunan|GD 广东省 Guangdong|GX 广西壮族自治区 Guangxi|HI 海南省 Hainan|CQ 重庆市 Chongqing|SC 四川省 Sichuan|GZ 贵州省 Guizhou|YN 云南省 Yunnan|XZ 西藏自治区 Tibet|SN 陕西省 Shaanxi|GS 甘肃省 Gansu|QH 青海省 Qinghai|NX 宁夏回族自治区 Ningxia|XJ 新疆维吾尔自治区 Xinjiang",
};

/** The states to choose from; empty where the state is typed freely. */
export function statesOf(country: string): readonly State[] {
  const list = lists[country];
  if (list === undefined) return [];
  return list.split("|").map((entry) => {
    const [code = "", zh = "", ...en] = entry.split(" ");
    return { id: `${country}-${code}`, zh, en: en.join(" ") };
  });
}

export function stateById(id: string): State | undefined {
  return statesOf(id.slice(0, 2)).find((state) => state.id === id);
}
