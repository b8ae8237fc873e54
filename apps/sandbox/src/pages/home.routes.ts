import type { FastifyInstance } from "fastify";
import { bankForm, bankTriggers } from "../bank/bank.routes.ts";
import { trackingTriggers } from "../carriers/journey.ts";
import { triggerCards } from "../gateway/cards.ts";
import { exampleLinks } from "../market/examples.ts";
import type { Market } from "../market/market.ts";
import { marketTriggers } from "../market/triggers.ts";
import { wechatPeople } from "../wechat/wechat.routes.ts";
import { escapeHtml, htmlPage, type Lang, langOf } from "./layout.ts";

/** The first page: everything a person may type in to make the outside world behave well or badly. */
export function homeRoutes(app: FastifyInstance, market: Market): void {
  app.get("/", async (request, reply) => {
    const lang = langOf(request);
    return reply
      .type("text/html; charset=utf-8")
      .send(htmlPage({ lang, title: words[lang].title, body: homeBody(market, lang) }));
  });
}

function homeBody(market: Market, lang: Lang): string {
  const say = words[lang];
  const links = exampleLinks(market).map(({ label, text }) => [label[lang], text] as const);
  const goods = Object.entries(marketTriggers).map(
    ([id, trigger]) => [trigger[lang], `https://item.taobao.com/item.htm?id=${id}`] as const,
  );
  const cards = triggerCards.map((card) => [card[lang], card.number.replace(/(\d{4})(?=\d)/g, "$1 ")] as const);
  const numbers = Object.entries(trackingTriggers).map(([prefix, trigger]) => [trigger[lang], `${prefix}0001`] as const);
  const pictures = market
    .search("", 1)
    .goods.slice(0, 12)
    .map(
      ({ drawing, colours, title }) =>
        `<img src="/market/img/${drawing}/${colours[0]}/front.svg" alt="${escapeHtml(title[lang])}" width="128" height="128" loading="lazy">`,
    );
  return (
    `<h1>${say.title}</h1><p class="lead">${say.lead}</p>` +
    section(say.links, say.linksHint, table(links)) +
    section(say.cards, say.cardsHint, table(cards)) +
    section(say.bank, say.bankHint, table(bankTriggers(lang)) + bankForm(lang)) +
    section(say.goods, say.goodsHint, table(goods)) +
    section(say.tracking, say.trackingHint, table(numbers)) +
    section(
      say.mail,
      say.mailHint,
      table([
        [say.mailRefused, "refused@example.com"],
        [say.mailLater, "later@example.com"],
        [say.mailBounce, "bounce@example.com"],
        [say.mailSpam, "spam@example.com"],
      ]),
    ) +
    section(
      say.rates,
      say.ratesHint,
      table([
        [say.ratesRead, "GET /rates/eurofxref-daily.xml"],
        [say.ratesChange, 'POST /sandbox/rates {"rates":{"USD":"1.2000"}}'],
        [say.ratesDown, 'POST /sandbox/rates {"mode":"down"}'],
      ]),
    ) +
    section(say.wechat, wechatPeople.map(({ nickname }) => escapeHtml(nickname)).join(" · "), "") +
    section(say.pictures, say.picturesHint, `<div class="gallery">${pictures.join("")}</div>`)
  );
}

function section(title: string, hint: string, body: string): string {
  return `<section class="card"><h2>${title}</h2><p class="hint">${hint}</p>${body}</section>`;
}

function table(rows: readonly (readonly [what: string, input: string])[]): string {
  const lines = rows.map(
    ([what, input]) => `<tr><th scope="row">${escapeHtml(what)}</th><td><code>${escapeHtml(input)}</code></td></tr>`,
  );
  return `<div class="wide"><table><tbody>${lines.join("")}</tbody></table></div>`;
}

const words = {
  zh: {
    title: "外面的世界",
    lead: "购物平台、银行卡网关、承运商、邮箱、汇率和微信登录都由这台沙盒扮演。下面的内容可以直接复制使用。",
    links: "可以粘贴的链接",
    linksHint: "点一下即可选中，复制到首页的搜索框。",
    cards: "银行卡",
    cardsHint: "有效期填任意未来月份，安全码填任意三位数。",
    bank: "银行汇款",
    bankHint:
      "在商城充值页选一种汇款方式，即得到以 TR 开头的转账编号，再提交汇款信息。这里的银行按填写的内容给出对账单，财务（su）在后台「银行流水」导入后匹配，同事（lin）确认入账。没有对账单时，也可在「汇款」手工登记。",
    goods: "会出状况的商品",
    goodsHint: "用来看来源出错时会发生什么。",
    tracking: "物流单号",
    trackingHint: "单号中含有这些字样即触发；其他单号按线路时效正常运输。",
    mail: "邮件",
    mailHint: '发往任何地址的邮件都在<a href="/inbox">收件箱</a>里。',
    mailRefused: "地址被拒收",
    mailLater: "稍后再试",
    mailBounce: "收下后又退回",
    mailSpam: "收下后标为垃圾邮件",
    rates: "汇率",
    ratesHint: "欧洲央行每日参考汇率的格式。",
    ratesRead: "读取",
    ratesChange: "修改",
    ratesDown: "暂停服务",
    wechat: "微信登录的示范用户",
    pictures: "商品图片",
    picturesHint: "全部为本项目绘制。",
  },
  en: {
    title: "The outside world",
    lead: "This sandbox plays the shopping platforms, the card gateway, the carriers, the mailbox, the exchange rates and WeChat. Copy what you need.",
    links: "Links to paste",
    linksHint: "One click selects; paste it into the box on the home page.",
    cards: "Cards",
    cardsHint: "Any expiry in the future, any three digits as security code.",
    bank: "Bank transfers",
    bankHint:
      "Choose a transfer in the shop’s recharge pages: it gives a number that begins with TR. Send its receipt there. This bank then gives the statement you ask for; finance (su) imports it under “Bank lines” in the console and matches it, a colleague (lin) confirms it. Without a statement it can be recorded by hand under “Transfers”.",
    goods: "Goods that misbehave",
    goodsHint: "To see what happens when a source fails.",
    tracking: "Waybill numbers",
    trackingHint: "A number containing one of these words provokes it; all others travel as long as their line promises.",
    mail: "Mail",
    mailHint: 'Mail to any address arrives in the <a href="/inbox">inbox</a>.',
    mailRefused: "An address that is refused",
    mailLater: "An address that asks to try later",
    mailBounce: "An address whose mail is taken and comes back",
    mailSpam: "An address whose mail is called spam",
    rates: "Exchange rates",
    ratesHint: "The format of the ECB’s daily reference rates.",
    ratesRead: "Read",
    ratesChange: "Change",
    ratesDown: "Take it down",
    wechat: "Demo people of the WeChat login",
    pictures: "Pictures",
    picturesHint: "All drawn for this project.",
  },
} as const;
