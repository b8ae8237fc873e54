import type { LocalText } from "../language/index.ts";

type Place = LocalText;

/** Cities, hubs and ports that carriers name in one language only; a hub is written as its city with what it is. */
const cities: readonly (readonly [zh: string, en: string])[] = [
  ["北京", "Beijing"],
  ["上海", "Shanghai"],
  ["天津", "Tianjin"],
  ["重庆", "Chongqing"],
  ["广州", "Guangzhou"],
  ["深圳", "Shenzhen"],
  ["东莞", "Dongguan"],
  ["佛山", "Foshan"],
  ["中山", "Zhongshan"],
  ["惠州", "Huizhou"],
  ["揭阳", "Jieyang"],
  ["汕头", "Shantou"],
  ["杭州", "Hangzhou"],
  ["宁波", "Ningbo"],
  ["温州", "Wenzhou"],
  ["金华义乌", "Yiwu"],
  ["义乌", "Yiwu"],
  ["金华", "Jinhua"],
  ["嘉兴", "Jiaxing"],
  ["绍兴", "Shaoxing"],
  ["台州", "Taizhou"],
  ["南京", "Nanjing"],
  ["苏州", "Suzhou"],
  ["无锡", "Wuxi"],
  ["南通", "Nantong"],
  ["徐州", "Xuzhou"],
  ["合肥", "Hefei"],
  ["福州", "Fuzhou"],
  ["泉州", "Quanzhou"],
  ["莆田", "Putian"],
  ["厦门", "Xiamen"],
  ["南昌", "Nanchang"],
  ["景德镇", "Jingdezhen"],
  ["济南", "Jinan"],
  ["青岛", "Qingdao"],
  ["临沂", "Linyi"],
  ["潍坊", "Weifang"],
  ["郑州", "Zhengzhou"],
  ["武汉", "Wuhan"],
  ["长沙", "Changsha"],
  ["成都", "Chengdu"],
  ["西安", "Xi'an"],
  ["昆明", "Kunming"],
  ["贵阳", "Guiyang"],
  ["南宁", "Nanning"],
  ["海口", "Haikou"],
  ["石家庄", "Shijiazhuang"],
  ["保定", "Baoding"],
  ["沈阳", "Shenyang"],
  ["大连", "Dalian"],
  ["长春", "Changchun"],
  ["哈尔滨", "Harbin"],
  ["太原", "Taiyuan"],
  ["兰州", "Lanzhou"],
  ["乌鲁木齐", "Urumqi"],
  ["香港", "Hong Kong"],
  ["九龙", "Kowloon"],
  ["法兰克福", "Frankfurt"],
  ["柏林", "Berlin"],
  ["莱比锡", "Leipzig"],
  ["科隆", "Cologne"],
  ["杜伊斯堡", "Duisburg"],
  ["洛杉矶", "Los Angeles"],
  ["芝加哥", "Chicago"],
  ["纽约", "New York"],
  ["安克雷奇", "Anchorage"],
  ["温哥华", "Vancouver"],
  ["多伦多", "Toronto"],
  ["伦敦", "London"],
  ["曼彻斯特", "Manchester"],
  ["巴黎", "Paris"],
  ["里昂", "Lyon"],
  ["米兰", "Milan"],
  ["罗马", "Rome"],
  ["马德里", "Madrid"],
  ["巴塞罗那", "Barcelona"],
  ["阿姆斯特丹", "Amsterdam"],
  ["列日", "Liege"],
  ["华沙", "Warsaw"],
  ["布达佩斯", "Budapest"],
  ["伊斯坦布尔", "Istanbul"],
  ["迪拜", "Dubai"],
  ["悉尼", "Sydney"],
  ["墨尔本", "Melbourne"],
  ["奥克兰", "Auckland"],
  ["东京", "Tokyo"],
  ["大阪", "Osaka"],
  ["仁川", "Incheon"],
  ["釜山", "Busan"],
  ["新加坡", "Singapore"],
  ["吉隆坡", "Kuala Lumpur"],
  ["曼谷", "Bangkok"],
  ["台北", "Taipei"],
  ["桃园", "Taoyuan"],
];

/** What stands behind a city's name at a carrier, the longest first. */
const kinds: readonly (readonly [zh: string, en: string])[] = [
  ["国际处理中心", "international centre"],
  ["集散中心", "hub"],
  ["转运中心", "hub"],
  ["分拨中心", "hub"],
  ["处理中心", "centre"],
  ["营业部", "branch"],
  ["营业点", "branch"],
  ["网点", "branch"],
  ["口岸", "port"],
  ["机场", "airport"],
  ["市", ""],
];

const hanScript = /\p{Script=Han}/u;

/**
 * A place's name in both languages, where the carrier gave it in one only: known cities, with the kind of place behind them.
 * Names given in both languages stay as they came; a name nobody knows stands in both.
 */
export function placeInBoth({ zh, en }: Place): Place {
  const [chinese, latin] = [zh.trim(), en.trim()];
  if (hanScript.test(chinese) && latin !== "" && !hanScript.test(latin)) return { zh: chinese, en: latin };
  const only = chinese === "" ? latin : chinese;
  if (only === "") return { zh: "", en: "" };
  return hanScript.test(only) ? { zh: only, en: inEnglish(only) ?? (latin || only) } : { zh: inChinese(only) ?? only, en: only };
}

function inEnglish(name: string): string | null {
  const city = cities.find(([zh]) => name.startsWith(zh));
  if (!city) return null;
  const rest = name.slice(city[0].length);
  if (rest === "") return city[1];
  const kind = kinds.find(([zh]) => rest.endsWith(zh));
  return kind ? `${city[1]} ${kind[1]}`.trim() : city[1];
}

function inChinese(name: string): string | null {
  const city = cities.find(([, en]) => name.toLowerCase().startsWith(en.toLowerCase()));
  if (!city) return null;
  const rest = name.slice(city[1].length).trim().toLowerCase();
  if (rest === "") return city[0];
  const kind = kinds.find(([, en]) => en !== "" && ` ${rest}`.endsWith(` ${en}`));
  return kind ? `${city[0]}${kind[0]}` : city[0];
}
