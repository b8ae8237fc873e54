/** As long as a name of goods described by hand may be. */
const nameMax = 100;
/** What marketplaces put between brackets beside the name: themselves, a password, how to open it. */
const notNames = /^(淘宝|天猫|京东|拼多多|闲鱼|抖音|小红书|快手|微店|1688|阿里巴巴|当当|唯品会)|复制|打开|口令|[￥¥$€]/;

/**
 * The name of the goods in a text that a marketplace's app made for sharing, 「…」 before 【…】 before 《…》; null where none stands. Only a
 * proposal for a form: nothing is looked up by it.
 */
export function nameInShareText(text: string): string | null {
  for (const pattern of [/「([^「」]+)」/gu, /【([^【】]+)】/gu, /《([^《》]+)》/gu]) {
    for (const [, found = ""] of text.matchAll(pattern)) {
      const name = found.replace(/\s+/gu, " ").trim();
      if (name.length > 1 && !notNames.test(name)) return [...name].slice(0, nameMax).join("");
    }
  }
  return null;
}
