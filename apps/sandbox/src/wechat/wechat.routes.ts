import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { escapeHtml, htmlPage, langOf } from "../pages/layout.ts";
import { mix } from "../pictures/palette.ts";
import type { World } from "../world.ts";

/** People who can log in. The union id is the same on every start, so that an account found once is found again. */
export const wechatPeople = [
  { id: "mei", nickname: "小梅 Mei", colour: "#cf8798", unionId: "oSandboxUnionMei000000000001" },
  { id: "qiang", nickname: "阿强", colour: "#4f6d90", unionId: "oSandboxUnionQiang0000000002" },
  { id: "omar", nickname: "Omar 🌊", colour: "#7fa399", unionId: "oSandboxUnionOmar00000000003" },
] as const;

type Person = (typeof wechatPeople)[number];
type Query = Record<string, string | undefined>;
const codeLifeMs = 600_000;

/** WeChat's OAuth2 wire: the page where a person agrees, the code for a token, the token for a profile. Errors come as HTTP 200. */
export function wechatRoutes(app: FastifyInstance, world: World): { reset(): void } {
  const codes = new Map<string, { person: Person; at: number }>();
  const tokens = new Map<string, Person>();

  app.get<{ Querystring: Query }>("/wechat/connect/qrconnect", async (request, reply) => {
    const lang = langOf(request);
    const { redirect_uri: back = "", state = "" } = request.query;
    const title = lang === "zh" ? "微信登录（示范）" : "WeChat login (demo)";
    if (!isWebAddress(back))
      return reply
        .code(400)
        .type("text/html; charset=utf-8")
        .send(htmlPage({ lang, title, body: "<p>redirect_uri</p>", bare: true }));
    const people = wechatPeople.map(
      ({ id, nickname }) =>
        `<button name="person" value="${id}"><img src="/wechat/avatar/${id}.svg" alt="">${escapeHtml(nickname)}</button>`,
    );
    const body =
      `<section class="card bank"><p class="bank-name">${title}</p><h1>${lang === "zh" ? "用哪个微信账号登录？" : "Which WeChat account?"}</h1>` +
      `<form method="post" action="/wechat/connect/qrconnect?lang=${lang}"><input type="hidden" name="redirect_uri" value="${escapeHtml(back)}"><input type="hidden" name="state" value="${escapeHtml(state)}">` +
      `<div class="people">${people.join("")}<button name="person" value="">${lang === "zh" ? "拒绝" : "Refuse"}</button></div></form></section>`;
    return reply.type("text/html; charset=utf-8").send(htmlPage({ lang, title, body, bare: true }));
  });

  app.post<{ Body: URLSearchParams }>("/wechat/connect/qrconnect", async (request, reply) => {
    const back = request.body.get("redirect_uri") ?? "";
    if (!isWebAddress(back)) return reply.code(400).send({ errcode: 10_003, errmsg: "redirect_uri domain error" });
    const target = new URL(back);
    const person = wechatPeople.find(({ id }) => id === request.body.get("person"));
    if (person) {
      const code = randomBytes(16).toString("hex");
      codes.set(code, { person, at: world.now() });
      target.searchParams.set("code", code);
    }
    target.searchParams.set("state", request.body.get("state") ?? "");
    return reply.redirect(target.toString(), 303);
  });

  app.get<{ Querystring: Query }>("/wechat/sns/oauth2/access_token", async ({ query }) => {
    if (!query.appid || !query.secret) return { errcode: 41_004, errmsg: "appsecret missing" };
    const found = codes.get(query.code ?? "");
    codes.delete(query.code ?? "");
    if (!found || world.now() - found.at > codeLifeMs) return { errcode: 40_029, errmsg: "invalid code" };
    const token = randomBytes(16).toString("hex");
    tokens.set(token, found.person);
    return {
      access_token: token,
      expires_in: 7200,
      refresh_token: randomBytes(16).toString("hex"),
      openid: openIdOf(found.person),
      scope: "snsapi_login",
      unionid: found.person.unionId,
    };
  });

  app.get<{ Querystring: Query }>("/wechat/sns/userinfo", async ({ query }) => {
    const person = tokens.get(query.access_token ?? "");
    if (!person || openIdOf(person) !== query.openid)
      return { errcode: 40_001, errmsg: "invalid credential, access_token is invalid or not latest" };
    return {
      openid: openIdOf(person),
      nickname: person.nickname,
      sex: 0,
      province: "",
      city: "",
      country: "",
      headimgurl: `${world.url()}/wechat/avatar/${person.id}.svg`,
      privilege: [],
      unionid: person.unionId,
    };
  });

  app.get<{ Params: { file: string } }>("/wechat/avatar/:file", async (request, reply) => {
    const person = wechatPeople.find(({ id }) => `${id}.svg` === request.params.file);
    if (!person) return reply.code(404).send();
    return reply.type("image/svg+xml").send(avatar(person.colour));
  });

  return {
    reset: () => {
      codes.clear();
      tokens.clear();
    },
  };
}

function openIdOf(person: Person): string {
  return `oSandboxOpen_${person.id}`;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function avatar(colour: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><rect width="200" height="200" fill="${mix(colour, "#ffffff", 0.72)}"/>` +
    `<circle cx="100" cy="84" r="40" fill="#f3d3bd"/><path d="M56 84 C52 34 148 34 144 84 C130 66 116 60 100 60 C84 60 70 66 56 84 Z" fill="#3a332f"/>` +
    `<path d="M30 200 C30 146 66 132 100 132 C134 132 170 146 170 200 Z" fill="${colour}"/></svg>`
  );
}
