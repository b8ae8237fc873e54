import { searchGoods, setFavourite } from "@sihai/contract/goods";
import { setMessageRead } from "@sihai/contract/message";
import { listExpected, signDelivery } from "@sihai/contract/warehouse";
import type { Clock, Config, Deps, Logger, Module } from "#platform";
import { fetchRates } from "../../modules/exchange/index.ts";
import { autopilotBuying } from "../../modules/order/index.ts";
import { autopilotPacking } from "../../modules/parcel/index.ts";
import { autopilotReturns } from "../../modules/return/index.ts";
import { autopilotReceiving } from "../../modules/warehouse/index.ts";
import { buildWorld } from "../build-world.ts";
import type { Caller } from "./caller.ts";
import { claimDamage } from "./claims.ts";
import { anAnsweredEnquiry, anOpenEnquiry } from "./enquiries.ts";
import { planByExpert } from "./experts.ts";
import { announceParcels } from "./forwarding.ts";
import { aMember, asStaff, demoPassword, demoPayPassword, employStaff, type Member } from "./people.ts";
import { tellPerformance } from "./performance.ts";
import { offerForShop, offerPromotions } from "./promotions.ts";
import { answeredQuestions, keepReplies, openQuestions } from "./questions.ts";
import { proposeRates } from "./rates.ts";
import { sendBack } from "./returns.ts";
import { doServices } from "./services.ts";
import { anAddress, order, putInCart, recharge, sendParcel } from "./shopping.ts";
import { payOrderByTransfer, rechargeByTransfer } from "./transfers.ts";
import { fillUnannouncedShelf } from "./unannounced-shelf.ts";
import { takeMoneyOut, withdraw } from "./withdrawals.ts";

const mei: Member = { email: "mei@example.com", userName: "mei.chen", nickName: "Mei Chen", language: "zh", currency: "CNY" };
const omar: Member = {
  email: "omar@example.com",
  userName: "omar.haddad",
  nickName: "Omar Haddad",
  language: "en",
  currency: "USD",
};

export const demoLogins = [
  `shoppers: ${mei.email} and ${omar.email}, password ${demoPassword}, payment password ${demoPayPassword}`,
  `console: lin (all), bo (buying), rui (receiving), pan (packing, dispatch), su (support, finance), yan (rates), password ${demoPassword}`,
];

type Given = { config: Config & { databaseUrl: string }; log: Logger; modules: readonly Module[] };

/** Who and where the story is about. `at` walks the clock to so many days ago. */
type Story = {
  app: Awaited<ReturnType<Awaited<ReturnType<typeof buildWorld>>["http"]>>;
  deps: Deps;
  chen: Caller;
  haddad: Caller;
  berlin: string;
  austin: string;
  rui: Caller;
  meiId: string;
  omarId: string;
  at: (daysAgo: number) => void;
};

/** Whether the demo's history was made already. */
export async function isSeeded({ db }: Deps): Promise<boolean> {
  const known = await db.selectFrom("app_user").select("id").where("email_normal", "=", mei.email).executeTakeFirst();
  return known !== undefined;
}

/**
 * The demo's people and three months of their history, made once, through the same calls and services a real customer and real staff
 * go through; only the clock starts in the past and walks to today.
 */
export async function seedDemo({ config, log, modules }: Given): Promise<void> {
  let daysAgo = 97;
  const goTo = (days: number) => {
    daysAgo = days;
  };
  const walking = (clock: Clock): Clock => ({ ...clock, now: () => new Date(clock.now().getTime() - daysAgo * 86_400_000) });
  const world = await buildWorld({ config, log, modules, clock: walking });
  const app = await world.http([]);
  const { deps } = world;
  try {
    await employStaff(deps);
    const first = await aMember(app, deps, mei);
    const second = await aMember(app, deps, omar);
    if (!first || !second) return;
    const [chen, haddad] = [first.caller, second.caller];
    const rui = await asStaff(app, deps, "rui");
    await fetchRates(deps);
    await tellPerformance(await asStaff(app, deps, "yan"), await asStaff(app, deps, "lin"));
    for (const q of shelf) await chen.must(searchGoods, { query: { q } });

    const berlin = await anAddress(chen, mei, berlinAddress);
    const austin = await anAddress(haddad, omar, austinAddress);
    const people = { chen, haddad, berlin, austin, rui, meiId: first.userId, omarId: second.userId };
    const story: Story = { app, deps, ...people, at: goTo };
    for (const chapter of [threeMonthsAgo, aMonthAgo, twoWeeksAgo, thisWeek, today]) await chapter(story);
  } finally {
    await app.close();
    await world.close();
  }
}

/** Money in the wallets, one thing whose free storage is over, and one whose days are counted. */
async function threeMonthsAgo({ at, deps, chen, haddad, berlin, austin }: Story): Promise<void> {
  await recharge(chen, mei, berlin, "6000.00");
  await recharge(haddad, omar, austin, "6000.00");

  // One thing whose free storage is over, and one whose days are counted.
  await order(chen, ["手账"], "DE");
  await autopilotBuying(deps);
  at(93);
  await autopilotReceiving(deps);
  at(88);
  await order(chen, ["碗"], "DE");
  await autopilotBuying(deps);
  at(84);
  await autopilotReceiving(deps);
}

/** Promotions, and two parcels that arrived long since. */
async function aMonthAgo({ at, app, deps, chen, haddad, berlin, austin }: Story): Promise<void> {
  at(35);
  await fetchRates(deps);
  await offerPromotions(await asStaff(app, deps, "lin"), chen, mei.email, deps.clock.now());

  at(33);
  await order(chen, ["茶具", "围巾", "书"], "DE");
  await order(haddad, ["花瓶", "杯"], "US");
  await autopilotBuying(deps);
  at(29);
  await autopilotReceiving(deps);
  at(28);
  await sendParcel(chen, mei, berlin, 3, cheapest);
  await sendParcel(haddad, omar, austin, 2, cheapest, { insuredValue: "320.00" });
  at(27);
  await autopilotPacking(deps);
}

/** A return, a fast parcel and a cheap one, and parcels nobody announced. */
async function twoWeeksAgo({ at, deps, chen, haddad, berlin, austin, rui, meiId }: Story): Promise<void> {
  at(13);
  await order(chen, ["卫衣", "耳机", "花瓶", "背包", "T恤"], "DE");
  await order(haddad, ["键盘", "毛绒"], "US");
  await autopilotBuying(deps);
  at(9);
  await autopilotReceiving(deps);
  await sendBack(chen, { type: "return", reason: "damaged", description: "左侧接缝脱线，见入库照片。" });
  at(8);
  await autopilotReturns(deps);
  await sendParcel(chen, mei, berlin, 2, fastest);
  await sendParcel(haddad, omar, austin, 2, cheapest);
  at(7);
  await autopilotPacking(deps);
  await autopilotReturns(deps);

  await fillUnannouncedShelf(rui, deps, meiId);
}

/** Goods of every kind on the shelves, a second return, a claim, a withdrawal that was paid, an enquiry that was answered. */
async function thisWeek({ at, app, deps, chen, haddad, berlin, omarId }: Story): Promise<void> {
  at(5);
  await autopilotReturns(deps);
  // Two of one thing can be split, one of them sent first.
  await order(chen, ["台灯", "外套", "茶壶", "帽"], "DE", { pieces: { 外套: 2 } });
  // Of every kind a newcomer should meet: light, heavy and large, fragile, with a battery, liquid, printed.
  await order(haddad, ["卫衣", "耳机", "香水", "碗", "宋词", "T恤", "帽"], "US");
  await autopilotBuying(deps);
  at(3);
  await autopilotReturns(deps);
  at(2);
  await autopilotReceiving(deps);
  await sendBack(chen, { type: "return", reason: "wrong-size-colour", description: "与下单的颜色不一样。" });
  await claimDamage(haddad, deps, omarId);
  await takeMoneyOut(chen, await asStaff(app, deps, "su"), deps, "200.00");

  at(1);
  await autopilotReturns(deps);
  await autopilotReturns(deps);
  await order(chen, ["运动鞋"], "DE");
  await order(haddad, ["围巾"], "US");
  const su = await asStaff(app, deps, "su");
  await anAnsweredEnquiry(chen, su, berlin);
  await keepReplies(su);
  await answeredQuestions(chen, su);
  await autopilotBuying(deps);
  for (const reader of [chen, haddad]) await reader.must(setMessageRead, { body: { msgId: "all" } });
}

/** What waits for somebody right now. */
async function today({ at, app, deps, chen, haddad, berlin, austin, rui, meiId, omarId }: Story): Promise<void> {
  at(0);
  const { items } = await rui.must(listExpected, { query: { state: "on-the-way" } });
  const arrived = items[0]?.trackingNo;
  if (arrived) await rui.must(signDelivery, { body: { trackingNo: arrived } });
  await order(haddad, ["项链", "杯"], "US");
  await order(chen, ["雨伞"], "DE", { isPaid: false });
  await anOpenEnquiry(chen, berlin);
  await openQuestions(haddad, chen, await asStaff(app, deps, "su"), deps, omarId);
  await announceParcels(haddad);
  await sendParcel(haddad, omar, austin, 2, cheapest, { named: ["T恤", "帽"] });
  await doServices(chen, rui, await asStaff(app, deps, "bo"), deps, meiId);
  await withdraw(chen, "120.00");
  await planByExpert(chen, await asStaff(app, deps, "su"), mei.email, berlin);
  await proposeRates(await asStaff(app, deps, "yan"), await asStaff(app, deps, "lin"));
  const desk = { maker: await asStaff(app, deps, "su"), checker: await asStaff(app, deps, "lin"), now: deps.clock.now() };
  await rechargeByTransfer(chen, haddad, desk);
  await payOrderByTransfer(chen, await order(chen, ["连衣裙"], "DE", { isPaid: false }), desk, deps);
  await putInCart(chen, "抱枕");
  await putInCart(chen, "连衣裙");
  await offerForShop(await asStaff(app, deps, "lin"), chen, deps.clock.now());
  const liked = await chen.must(searchGoods, { query: { q: "灯" } });
  for (const { goodsId } of liked.list.slice(0, 3)) await chen.must(setFavourite, { body: { goodsId, favourite: true } });
}

const berlinAddress = {
  consignee: "Mei",
  lastName: "Chen",
  contact: "+4930901820",
  country: "DE",
  stateId: "DE-BE",
  state: "Berlin",
  city: "Berlin",
  street: "Kastanienallee 12, 2. OG",
  zip: "10435",
};
const austinAddress = {
  consignee: "Omar",
  lastName: "Haddad",
  contact: "+15125550142",
  country: "US",
  stateId: "US-TX",
  state: "Texas",
  city: "Austin",
  street: "2104 Elm Street, Apt 5",
  zip: "78704",
};

/** What the catalogue knows from the first day on, so that the shelves are not empty. */
const shelf = [
  "T恤",
  "卫衣",
  "茶具",
  "耳机",
  "键盘",
  "花瓶",
  "背包",
  "运动鞋",
  "台灯",
  "手账",
  "毛绒",
  "围巾",
  "碗",
  "杯",
  "项链",
  "雨伞",
  "抱枕",
  "书",
  "连衣裙",
  "帽",
];

type Choice = { id: string; deposit: string; days: readonly [number, number] };

function cheapest(lines: readonly Choice[]): string | undefined {
  return lines.toSorted((a, b) => Number(a.deposit) - Number(b.deposit))[0]?.id;
}

function fastest(lines: readonly Choice[]): string | undefined {
  return lines.toSorted((a, b) => a.days[1] - b.days[1] || Number(a.deposit) - Number(b.deposit))[0]?.id;
}
