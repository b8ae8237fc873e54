import type { forwardingRefusals } from "@sihai/contract/forwarding/refusals";

export const forwardingSentences = {
  // rules E-95 to E-99
  COURIER_NEEDED: "请选择快递公司",
  TRACKING_NUMBER_NEEDED: "请输入快递单号",
  TRACKING_NUMBER_WRONG: "这不像快递单号：应为 6–32 位字母和数字",
  TRACKING_NUMBER_TWICE: "快递单号 {trackingNo} 填写了两次",
  TRACKING_IN_REVIEW: "快递单号 {trackingNo} 暂时无法登记，没有提交任何内容。请检查号码是否正确，仓库也会核对",
  FORWARDING_ITEM_NEEDED: "每个包裹请至少添加一件商品",
  FORWARDING_REMARK_NEEDED: "请填写备注",
  FORWARDING_TERMS_NOT_AGREED: "请阅读并同意转运协议",
  FORWARDING_SERVICES_CONFLICT: "选择原包装入库的包裹不开箱，不能同时选择其他服务",
  PICTURE_NOT_YOURS: "图片已失效，请重新上传",
  LOGISTICS_CLOSED: "快递单号修改失败：仓库已签收或订单已取消，没有产生任何变化",
  DISPUTE_NOT_FOUND: "没有找到这条待核对的快递单号，可能已处理",
  DISPUTE_NOT_RELEASABLE: "先登记的一方是我们代购的商品，不能释放快递单号",
  DELIVERY_DISPUTED: "两位客户登记了这个快递单号，请先在「异常件货架」的快递单号核对中判定再签收",
  COURIER_CLOSED: "{name}已不再用于新包裹，请改选：{open}。已在途的包裹不受影响",
  COURIER_NOT_FOUND: "没有这家快递公司，请改选：{open}",
  DIY_LINK_WRONG: "请输入商品链接（http 或 https 开头）",
  LOGISTICS_FOLLOWED: "快递单号不能撤回：包裹已签收，或客户之后自己填写了单号；未作更改",
} as const satisfies Record<keyof typeof forwardingRefusals, string>;
