import type { orderRefusals } from "@sihai/contract/order/refusals";
import type { Sentences } from "./sentence.ts";

export const orderSentences = {
  ORDER_NOT_FOUND: { zh: "没有找到这个订单", en: "We couldn't find this order" },
  ORDER_PRICE_CHANGED: {
    zh: "卖家刚刚修改了价格，订单没有提交，也没有扣款，请确认新价格",
    en: "The seller has just changed the price. Nothing was ordered or charged; please check the new price",
  },
  // rule C-18
  DISCLAIMER_NOT_AGREED: { zh: "请阅读并同意免责声明", en: "Please read and agreed the Disclaimer." },
  ORDER_CANCEL_REFUSED: {
    zh: "订单取消失败：我们已开始采购，请联系客服",
    en: "Failed to cancel the order: we have already started buying it. Please contact us",
  },
  ORDER_DELETE_REFUSED: {
    zh: "订单删除失败：只能删除已取消的订单",
    en: "Failed to delete the order: only cancelled orders can be deleted",
  },
  ITEM_CANCEL_REFUSED: {
    zh: "商品取消失败：当前状态不能取消，没有产生任何变化",
    en: "Failed to cancel the item: it can't be cancelled any more. Nothing was changed",
  },
  SERVICE_QUANTITY_MISMATCH: {
    zh: "服务数量与商品数量不符，应为 {expected}",
    en: "The service quantity doesn't match the items; it should be {expected}",
  },
  SERVICE_REMARK_TOO_LONG: { zh: "服务备注最多 {maximum} 字", en: "The service remark can have at most {maximum} characters" },
  STOCK_SHORT: {
    zh: "部分商品库存不足，请修改数量后再提交",
    en: "Some items don't have enough stock. Please edit the quantities and try again",
  },
  NOTHING_TO_ORDER: { zh: "请先选择要购买的商品", en: "Please choose what to order first" },
  CONFIRMATION_CLOSED: { zh: "这件商品已不需要确认", en: "This item no longer waits for your answer" },
  PURCHASE_DEARER: {
    zh: "实际价格比买家所付高 ¥{short}，请先询问买家",
    en: "The purchase costs ¥{short} more than the buyer paid. Please ask the buyer first",
  },
  TRACKING_TAKEN: { zh: "该运单号正在被另一位客户使用", en: "This tracking number is in use for another customer's delivery" },
  ITEM_TAKEN: { zh: "这件商品由 {by} 负责采购", en: "{by} is already buying this item" },
  ORDER_NOT_PAYABLE: {
    zh: "订单付款失败：订单已付款或已取消，没有产生扣款",
    en: "Failed to pay the order: it is paid or cancelled already. Nothing was charged",
  },
  ALTERNATIVE_NOT_CORRECT: {
    zh: "第 {at} 个方案不完整：请检查规格、链接、价格或等待天数",
    en: "Offer {at} is incomplete: check its option, link, price or waiting time",
  },
  CHOICE_MISSING: { zh: "请选择其中一个方案", en: "Please choose one of the offers" },
  ITEM_SPLIT_REFUSED: {
    zh: "无法拆分：两部分都至少要有一件，且只能拆分未采购、没有退过款的商品",
    en: "This line can't be split: both parts need at least one piece, and nothing may have been bought or refunded yet",
  },
  DELIVERY_PIECES_WRONG: {
    zh: "这件商品只剩 {left} 件未发货",
    en: "Only {left} pieces of this item are left to be sent",
  },
  PURCHASE_SHOPS_DIFFER: {
    zh: "一个平台订单只能登记同一店铺的商品",
    en: "One order at a platform holds items of one shop only",
  },
} as const satisfies Sentences<keyof typeof orderRefusals>;
