import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textsOf } from "./texts-of.ts";

/** docs/words.md says what a thing is called; this refuses what it is not called. */
const root = join(import.meta.dirname, "..");

type Ban = { no: RegExp; say: string; like: string; only?: RegExp };

const everywhere: readonly Ban[] = [
  { no: /(?<!JP|\{)¥/, say: "CN ￥, as formatMoney writes it", like: "from ¥10" },
  { no: /(?<!CN[ \u00a0])￥/, say: "CN before the ￥", like: "￥10.00" },
  { no: /−/, say: "-, the minus of formatAmount and formatSigned", like: "−300" },
  { no: /￥\d[\d,]*(?![\d,.–])/, say: "two decimals, as formatMoney writes them", like: "CN ￥10 each" },
];

const english: readonly Ban[] = [
  { no: /^(\| )?unpaid\b/i, say: "To pay", like: "Unpaid" },
  { no: /^(ships? to )?china$/i, say: "Mainland China", like: "China" },
  { no: /\bdear(er|est)\b/i, say: "more, most expensive", like: "Your dearest service" },
  { no: /\bnothing back\b/i, say: "what is not accepted, and what still is", like: "The seller takes nothing back" },
  { no: /\b(by|confirms|cancels) (itself|themselves)\b/i, say: "automatically", like: "it comes back by itself" },
  { no: /\btop(s|ped|ping)?[ -]up\b/i, say: "recharge", like: "Please top up" },
  { no: /\bDIY\b/, say: "manual order", like: "DIY order" },
  { no: /\bfreight\b/i, say: "shipping", like: "Domestic freight" },
  { no: /\bannounce[ds]?\b/i, say: "register", like: "Nobody announced it" },
  {
    no: /withdrawals on their way/i,
    say: "withdrawals not yet paid: what is reviewed is not on its way",
    like: "CN ￥120.00 of it for withdrawals on their way",
  },
  { no: /^(please pay by|pay before)$/i, say: "Pay by", like: "Please pay by" },
  { no: /\bQC\b/, say: "inspection photos", like: "3 QC photos" },
  { no: /\blapse[ds]?\b/i, say: "expire", like: "The offer has lapsed" },
  { no: /\breckon/i, say: "calculate, based on", like: "Reckoned on what is declared" },
  { no: /\bstands (here|there|above)\b/i, say: "you've entered it twice", like: "This number stands here twice" },
  { no: /\b9 of 10\b/, say: "9 in 10", like: "9 of 10 parcels" },
  { no: /\bwithout your word\b|\bfor your word\b/i, say: "we ask you first", like: "without your word" },
  { no: /\bthe news\b|\bget mails\b/i, say: "e-mail me updates", like: "E-mail me the news" },
  { no: /\bis among yours\b|\bfor you to take\b|\bserves \S+ more/i, say: "claim, uses left", like: "The coupon is among yours" },
  { no: /\b(pending|complete|modify) logistics\b/i, say: "tracking number", like: "Pending logistics" },
  {
    no: /\bnot granted\b|\bfar too late\b|^read all$/i,
    say: "declined, very late, mark all as read",
    like: "Far too late",
    only: /packages/,
  },
  {
    no: /\bpasses to us\b|\bchases the\b|\ba pile of\b/i,
    say: "you lose it; follows up; several items",
    like: "Overdue: passes to us",
  },
  { no: /\bwhat it comes to\b|\bprice comes about\b/i, say: "new total, price breakdown", like: "How the price comes about" },
  { no: /\bcourier number\b/i, say: "tracking number", like: "Your courier number", only: /\/(shop|messages)\/|content/ },
  { no: /\bgoods\b/i, say: "items", like: "Your goods", only: /packages\/text\/src\/en\/(shop|messages|refusals)\/|content/ },
  {
    no: /(?<!\{)\bproducts?\b(?! (link|name)\b)/i,
    say: "item; of the enquiry form's fields: product link, product name",
    like: "Add another product",
    only: /packages\/text\/src\/en\/(shop|messages|refusals)\//,
  },
  { no: /\bbusiness days?\b/i, say: "working day", like: "2 business days" },
  { no: /\bforfeit/i, say: "belongs to the platform", like: "Before forfeit" },
  {
    no: /\bgiven up\b|\bpass(es)? to the (platform|operator)\b/i,
    say: "you lose it, it belongs to the platform",
    like: "Counts as given up",
    only: /content/,
  },
  {
    no: /\bthe buyer\b|\bbuyer's\b/i,
    say: "the customer; a buyer is our colleague",
    like: "Ask the buyer",
    only: /\/en\/console\//,
  },
  { no: /\w'\w/, say: "a real apostrophe: ’", like: "can't" },
  { no: /s' \w/, say: "a real apostrophe: ’", like: "others' rights", only: /content/ },
];

const chinese: readonly Ban[] = [
  { no: /提现在途/, say: "待付提现", like: "其中提现在途 CN ￥120.00" },
  {
    no: /(?![年月日])\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%](?![年月日])\p{Script=Han}/u,
    say: "a space between Chinese and Latin letters or figures",
    like: "也支持1688",
  },
  { no: /货物|货品/, say: "商品", like: "新货物", only: /\/(shop|messages|refusals)\// },
  {
    no: /^支付(?!方式|密码|验证|通道|单|宝|网关|参数)|(还需|现需|并|请)支付|支付(?=金额|币种|服务费)/,
    say: "付款；固定词组里才用支付",
    like: "支付服务费",
    only: /\/(shop|messages|refusals)\//,
  },
  { no: /物品/, say: "商品", like: "库存物品" },
  { no: /大陆/, say: "中国内地", like: "中国大陆" },
  { no: /(?<!（)唛头/, say: "会员标识，只在解释时写（唛头）", like: "写上唛头" },
  { no: /(您的|客户)标[记识]|(?<!会员)标识/, say: "会员标识", like: "您的标识" },
  { no: /(寄送|运输)专家/, say: "送货专家", like: "寄送专家" },
  { no: /买手|买家/, say: "采购员；客户", like: "询问买家" },
  { no: /商家/, say: "卖家", like: "商家的发票" },
  { no: /预缴|预付税款/, say: "预付税", like: "预缴税" },
  { no: /测量后(费用|操作费)|入库测量费/, say: "测量后服务费", like: "测量后操作费" },
  { no: /细节照片/, say: "精细照片", like: "细节照片" },
  { no: /网点/, say: "自提点", like: "自提网点" },
  { no: /仓储费|免费仓储|延长仓储/, say: "保管费、免费保管", like: "90 天免费仓储" },
  { no: /优惠码/, say: "折扣码", like: "新建优惠码" },
  { no: /(送达|到手)总价/, say: "到手价", like: "送达总价" },
  { no: /被处置|已处置/, say: "归平台所有", like: "7 天后将被处置" },
  { no: /一堆|已走 ?[\d{]|分 ?[\d{].{0,6}个包裹/, say: "多件；已用时；共几个包裹", like: "把一堆包裹交给专家" },
  {
    no: /^ 件商品/,
    say: "种商品，按行计；件，按数量计",
    like: " 件商品待您确认",
    only: /\/(shop|messages)\//,
  },
  { no: /国际运费押金/, say: "运费押金", like: "支付国际运费押金" },
  {
    no: /(包裹|最晚不超过)发出|^发出(后|时)/,
    say: "发货后、发货时",
    like: "发出后退回余额",
    only: /zh\/shop\/(parcel|storage)/,
  },
  { no: /^(请在此之前付款：?|付款时限)$/, say: "付款截止", like: "请在此之前付款：", only: /zh\/shop\// },
  { no: /一口价/, say: "固定价", like: "一口价" },
  { no: /千克/, say: "公斤", like: "每千克" },
  { no: /帐[户号]|账号|登陆/, say: "账户，登录", like: "登陆" },
  { no: /你/, say: "您", like: "你的包裹" },
  { no: /[\u4e00-\u9fff）」]\s*:/, say: "：", like: "注意: 请核对" },
  { no: /OFF/, say: "几折", like: "10% OFF" },
  { no: /(?<![\d.])\d+(\.\d+)? ?元/, say: "CN ￥，与页面一致", like: "每件 5 元" },
  { no: /^(经过|多付|少付)$/, say: "处理记录，需补付，减少金额", like: "经过" },
  { no: /[“”]/, say: "「」", like: "“已入库”" },
  { no: /欠款|视为放弃|商品放弃/, say: "待补款；归平台所有", like: "超期后视为放弃", only: /content/ },
  { no: /^线路数$/, say: "条数：文件的行也这样记", like: "线路数", only: /console\/people\/audit/ },
  { no: /没收|收归|无主(包裹|件)|货位/, say: "归平台所有；清走；异常件；货架", like: "超期商品没收前" },
  { no: /欠款达到/, say: "待补款达到", like: "逾期未付，或欠款达到", only: /\/(shop|messages|refusals)\// },
  { no: /合箱/, say: "打包", like: "验货、拍照、合箱" },
];

/** What the specification gives word for word, or a place's own name for it; docs/words.md lists the sentences. */
const given: readonly string[] = ["This warehouse doesn’t accept goods from a cross-border platform’s overseas stores."];

type Said = { at: string; text: string };

/** The texts of a file of words; codes between quotes are none. */
function wordsOf(file: string): Said[] {
  return textsOf(readFileSync(join(root, file), "utf8"))
    .filter(({ text }) => !/^[a-z0-9]*([-.][a-z0-9]+)*$/.test(text))
    .map(({ text, line }) => ({ at: `${file}:${line}`, text }));
}

/** The lines of an article, without the targets of its links and what marks its steps. */
function linesOf(file: string): Said[] {
  return readFileSync(join(root, file), "utf8")
    .split("\n")
    .map((line, at) => ({ at: `${file}:${at + 1}`, text: line.replace(/\]\([^)]*\)|\{step=\w+\}/g, "") }));
}

/** A line of an article without what nobody reads: its own name, and the rules it fills in. */
function withoutNames({ at, text }: Said): Said {
  return { at, text: text.replace(/^id: .*|\{#?[A-Za-z][\w.-]*\}/g, "") };
}

function saidIn(language: "zh" | "en"): Said[] {
  const words = globSync(`packages/text/src/${language}/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith(".spec.ts"));
  const articles = globSync(`content/{help,guides,agreements}/**/*.${language}.md`, { cwd: root });
  return [...words.flatMap(wordsOf), ...articles.flatMap(linesOf).map(withoutNames)];
}

const bans = { en: [...everywhere, ...english], zh: [...everywhere, ...chinese] };

describe.each(["zh", "en"] as const)("what is said in %s", (language) => {
  const said = saidIn(language);
  it("is read whole: pages, refusals, messages, mails, help, guides and agreements", () => {
    expect(said.length).toBeGreaterThan(2500);
    for (const part of ["shop", "console", "refusals", "messages"]) {
      expect(said.some(({ at }) => at.includes(`/${part}/`))).toBe(true);
    }
  });

  it.each(bans[language])("says $say", ({ no, only }) => {
    const found = said.filter(({ at, text }) => no.test(text) && (only?.test(at) ?? true) && !given.includes(text));
    expect(found.map(({ at, text }) => `${at} ${text}`)).toEqual([]);
  });

  it("is refused where it says what each ban is about", () => {
    for (const { no, like } of bans[language]) expect(like).toMatch(no);
  });
});

it("reads texts between quotes and in templates, and neither keys nor what they fill in", () => {
  const code = `import "goods";\nconst words = { "a key": "first", note: (n) => \`one \${n > 1 ? \`two \${n}\` : "three"} four\` }; // goods`;
  expect(textsOf(code).map(({ text }) => text)).toEqual(["first", "one ", "two ", "three", " four"]);
});

it("parts a day, a time or a number filled into Chinese from the Chinese before it", () => {
  const tight = /\p{Script=Han}\$\{(?:atTime\(|(?:day|days|at|by|from|until|range|limit|hours|count|total|all)\b)/u;
  const found = globSync("packages/text/src/zh/**/*.ts", { cwd: root }).flatMap((file) =>
    linesOf(file).filter(({ text }) => tight.test(text)),
  );
  expect(found.map(({ at, text }) => `${at} ${text.trim()}`)).toEqual([]);
  const sign = "$";
  expect(`可保管到${sign}{day}`).toMatch(tight);
  expect(`可保管到 ${sign}{day}`).not.toMatch(tight);
});

it("leaves the colon behind a label and the stop behind a sentence to their language, and writes neither in a page", () => {
  const written = /(?<!\$)\{words\b[^{}=]*\}:|\$\{[^{}]*\}: (?=\$\{|_)|\{words\b[^{}=]*\}\.(?=[ <])/;
  const pages = globSync(["apps/{shop,console}/src/**/*.{ts,tsx}", "packages/ui/src/**/*.tsx"], { cwd: root }).filter(
    (file) => !file.includes(".spec."),
  );
  const found = pages.flatMap((file) => linesOf(file).filter(({ text }) => written.test(text)));
  expect(found.map(({ at, text }) => `${at} ${text.trim()}`)).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
  const sign = "$";
  const colons = ["{words.priceRange}: {cnyText(min)}", `${sign}{words.video}: ${sign}{name}`, `${sign}{foot}: ____`];
  const stops = [`${sign}{words.noLine}. ${sign}{words.noLineHelp}`, "<p>{words.empty}.</p>"];
  for (const mark of [...colons, ...stops]) expect(mark).toMatch(written);
});

it("keeps no exception nobody needs", () => {
  const all = [...saidIn("en"), ...saidIn("zh")].map(({ text }) => text);
  for (const sentence of given) expect(all).toContain(sentence);
});
