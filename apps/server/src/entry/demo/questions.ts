import {
  answerConsult,
  closeConsult,
  rateConsult,
  readConsultAsStaff,
  saveReply,
  submitConsult,
  takeConsult,
} from "@sihai/contract/consult";
import { listOrders } from "@sihai/contract/order";
import { listParcels } from "@sihai/contract/parcel";
import type { ConsultSubject, ConsultType } from "@sihai/domain/consult";
import type { Deps } from "#platform";
import type { Caller } from "./caller.ts";
import { crushedBox, pictureOf } from "./claims.ts";

type Asked = { type: ConsultType; subject: ConsultSubject | null; title: string; text: string; pictures?: string[] };

async function ask(caller: Caller, { pictures = [], ...asked }: Asked): Promise<string> {
  return (await caller.must(submitConsult, { body: { ...asked, pictures } })).consultNo;
}

async function answer(clerk: Caller, consultNo: string, text: string): Promise<void> {
  const { messages } = await clerk.must(readConsultAsStaff, { query: { consultNo } });
  await clerk.must(answerConsult, { body: { consultNo, text, seen: messages.length } });
}

/** Replies the desk begins with. */
export async function keepReplies(clerk: Caller): Promise<void> {
  for (const reply of replies) await clerk.must(saveReply, { body: { replyId: null, version: 0, ...reply } });
}

/** A question about an order that is settled and rated, and one about a parcel with an answer to read. */
export async function answeredQuestions(chen: Caller, clerk: Caller): Promise<void> {
  const orders = await chen.must(listOrders, { body: {} });
  const orderNo = orders.list.at(-1)?.orderNo;
  if (orderNo) {
    const settled = await ask(chen, {
      type: "order",
      subject: { kind: "order", no: orderNo },
      title: "可以换成哑光的吗？",
      text: "下单时没注意有亮光和哑光两种，想要哑光的，差价我补。",
    });
    await answer(clerk, settled, "卖家有哑光现货，价格相同，已为您换好，入库照片里可以看到。");
    await chen.must(closeConsult, { body: { consultNo: settled } });
    await chen.must(rateConsult, { body: { consultNo: settled, stars: 5, words: "回复很快，谢谢！" } });
  }
  const parcels = await chen.must(listParcels, { query: { tab: "shipped" } });
  const packageId = parcels.list[0]?.packageId;
  if (packageId === undefined) return;
  const read = await ask(chen, {
    type: "package",
    subject: { kind: "parcel", no: packageId },
    title: "三天没有新的物流信息",
    text: "最后一条是「已交航空公司」，之后没有更新，是正常的吗？",
  });
  await answer(
    clerk,
    read,
    "包裹在等待航班，属于正常情况，一般两到三天后会有目的地的扫描记录。若周五前仍无更新，我们会向承运商查询。",
  );
}

/** What waits at the desk: a dented box with its picture, and a question a colleague has taken up. */
export async function openQuestions(haddad: Caller, chen: Caller, clerk: Caller, deps: Deps, omarId: string): Promise<void> {
  const parcels = await haddad.must(listParcels, { query: {} });
  const packageId = parcels.list.at(-1)?.packageId;
  if (packageId)
    await ask(haddad, {
      type: "after-sale",
      subject: { kind: "parcel", no: packageId },
      title: "One corner is dented, the contents look fine",
      text: "I don’t want to claim anything. Could you use a stronger box next time, and is that extra?",
      pictures: [await pictureOf(deps, omarId, crushedBox)],
    });
  const taken = await ask(chen, {
    type: "other",
    subject: null,
    title: "公司名义购买可以开发票吗？",
    text: "我们想给柏林的工作室买一批餐具，需要抬头是公司的发票。",
  });
  await clerk.must(takeConsult, { body: { consultNo: taken } });
}

const replies = [
  {
    title: { zh: "物流等待航班", en: "Waiting for a flight" },
    text: {
      zh: "您好，包裹正在等待航班，属于正常情况。目的地的第一次扫描通常在两到三天后出现；如届时仍无更新，我们会向承运商查询并在此告知您。",
      en: "Hello, your parcel is waiting for its flight, which is normal. The first scan abroad usually comes within two or three days. If it doesn’t, we ask the carrier and tell you here.",
    },
  },
  {
    title: { zh: "请补充照片", en: "Please add pictures" },
    text: {
      zh: "您好，为了尽快处理，请在此补充两张照片：外箱整体一张，受损处近照一张。",
      en: "Hello, to help you quickly we need two pictures here: one of the whole box, and one close-up of the damage.",
    },
  },
  {
    title: { zh: "已向卖家确认", en: "Asked the seller" },
    text: {
      zh: "您好，我们已联系卖家，收到答复后会马上在此回复您。",
      en: "Hello, we have asked the seller and write here as soon as we hear back.",
    },
  },
] as const;
