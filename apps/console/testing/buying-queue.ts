import type { CallData } from "@sihai/contract";
import type { buyingQueue } from "@sihai/contract/order";

type Queue = CallData<typeof buyingQueue>;
export type DeskItem = Queue["list"][number];

/** What a buyer has in hand. */
export const lamp: DeskItem = {
  ...{ itemNo: "DG000000017-01", orderNo: "DG000000017", goodsId: "7", customerMark: "SH10007", state: "buying" },
  ...{ platform: "taobao", link: "https://item.taobao.com/item.htm?id=7", shopName: "灯具店" },
  ...{ name: { zh: "台灯", en: "Desk lamp" }, options: [], pictureUrl: null, pictureFileIds: [], quantity: 2 },
  ...{
    unitPrice: "40.00",
    domesticFreight: "8.00",
    budget: "88.00",
    isBuyersOwnPrice: false,
    quickBuy: false,
    remark: "",
    orderRemark: "",
  },
  ...{ wish: null, services: [], warehouseId: 1, dueAt: null, buyerName: "Lin", isMine: true, platformOrderNo: null },
  ...{ courier: null, trackingNo: null, sent: { pieces: 0, deliveries: 0, stage: null } },
};

const counts = { "to-buy": 0, buying: 2, "awaiting-confirmation": 0, bought: 0, sent: 0, overdue: 0 };
/** What the desk is answered with: these, of two in hand. */
export const queue = (list: DeskItem[]): { data: Queue } => ({ data: { list, total: list.length, next: null, counts } });
