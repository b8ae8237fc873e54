import type { orderRefusals } from "@sihai/contract/order/refusals";

export const orderSentences = {
  ORDER_NOT_FOUND: "没有找到这个订单",
  ORDER_PRICE_CHANGED: "卖家刚刚修改了价格，订单没有提交，也没有扣款，请确认新价格",
  // rule C-18
  DISCLAIMER_NOT_AGREED: "请阅读并同意免责声明",
  ORDER_CANCEL_REFUSED: "订单取消失败：当前状态不能取消，没有产生任何变化",
  ORDER_DELETE_REFUSED: "订单删除失败：只能删除已取消的订单",
  ITEM_CANCEL_REFUSED: "商品取消失败：当前状态不能取消，没有产生任何变化",
  SERVICE_QUANTITY_MISMATCH: "服务数量与商品数量不符，请改为 {expected}",
  SERVICE_REMARK_TOO_LONG: "服务备注最多 {maximum} 字",
  STOCK_SHORT: "部分商品库存不足，请修改数量后再提交",
  NOTHING_TO_ORDER: "请先选择要购买的商品",
  CONFIRMATION_CLOSED: "这件商品已不需要确认",
  PURCHASE_DEARER: "实际价格比客户所付高 {¥short}，请先询问客户",
  TRACKING_TAKEN: "该快递单号属于另一位客户的商品",
  ITEM_TAKEN: "这件商品由 {by} 负责采购",
  ORDER_NOT_PAYABLE: "订单付款失败：订单已付款或已取消，没有产生扣款",
  ALTERNATIVE_NOT_CORRECT: "第 {at} 个方案不完整：请检查规格、链接、价格或等待天数",
  CHOICE_MISSING: "请选择其中一个方案",
  ITEM_SPLIT_REFUSED: "无法拆分：两部分都至少要有一件，且只能拆分未采购、没有退过款的商品",
  DELIVERY_PIECES_WRONG: "这件商品只剩 {left} 件未发货",
  ORDER_COUNTRY_CLOSED: "订单的商品均已寄出或取消，不能再更改目的地，没有改动任何内容",
  ORDER_TOO_LARGE: "一次下单最高 {¥most}，请分几次提交，或先联系客服",
  ORDERED_A_MOMENT_AGO: "您刚刚已为同样的商品下单：订单 {orderNo}。这次没有下单",
  PURCHASE_SHOPS_DIFFER: "一个平台订单只能登记同一店铺的商品",
} as const satisfies Record<keyof typeof orderRefusals, string>;
