import { isPositive } from "@sihai/domain";
import type { ExceptionKind } from "@sihai/domain/claim";
import { cnyText } from "../../core/money.ts";
import type { Messages, ParcelMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { byCard, name } from "./said.ts";

const exceptions: Record<ExceptionKind, string> = {
  lost: "承运商未能找到包裹",
  returned: "包裹正在退回仓库",
  seized: "包裹被海关扣留",
};

/** What a member is told about parcels. */
export const parcelMessages: Messages<ParcelMessages> = {
  "parcel-submitted": (f) => ({
    title: "包裹已提交",
    body: `包裹 ${f.packageNo} 待付运费押金 ${cnyText(f.amountCny)}，请在 ${atTime(f.payBefore)}前付款。`,
  }),
  "parcel-unpaid-reminder": (f) => ({
    title: "包裹等待付款",
    body: `包裹 ${f.packageNo} 还有 ${cnyText(f.amountCny)} 未付，${atTime(f.payBefore)}后将自动取消。`,
  }),
  "parcel-unpaid-cancelled": (f) => ({
    title: "包裹已取消",
    body: `包裹 ${f.packageNo} 逾期未付款，已自动取消，商品已回到仓库。`,
  }),
  "parcel-paid": (f) => ({
    title: "运费押金已付",
    body: `包裹 ${f.packageNo} 已付 ${cnyText(f.amountCny)}，等待打包。${byCard(f.card)}`,
  }),
  "parcel-item-missing": (f) => ({
    title: "包裹有一件商品暂未找到",
    body: `包裹 ${f.packageNo} 拣货时，「${name(f)}」（${f.itemNo}）不在货架上，我们正在查找。仓库说明：${f.note}。您无需操作，找到后会继续打包。如不想等待，可以修改包裹，先寄其余商品，差额退回余额。`,
  }),
  "parcel-shipped": (f) => ({ title: "包裹已发出", body: `包裹 ${f.packageNo} 已交给 ${f.carrier}，运单号 ${f.waybillNo}。` }),
  "parcel-settled-even": (f) => ({ title: "运费已结算", body: `包裹 ${f.packageNo} 的实际运费与押金一致，无需补退。` }),
  "parcel-settled-refund": (f) => ({
    title: "多付运费已退回",
    body: `包裹 ${f.packageNo} 的实际运费低于押金，${cnyText(f.amountCny)} 已退回您的余额。`,
  }),
  "parcel-balance-due": (f) => ({
    title: "需补运费差额",
    body: `包裹 ${f.packageNo} 的实际运费高于押金，需补 ${cnyText(f.amountCny)}。${f.due ? `请在 ${atTime(f.due.payBefore)}前补付；逾期未付，或待补款达到 ${cnyText(f.due.limitCny)}，付清之前不能提交新包裹。` : ""}称重和量尺照片见包裹详情。`,
  }),
  "parcel-delivered": (f) => ({
    title: "包裹已送达",
    body: `包裹 ${f.packageNo} 已送达。如有破损或缺件，请${f.claimBy ? `在 ${atTime(f.claimBy)}前` : "尽快"}在包裹页反馈。`,
  }),
  "parcel-changed": (f) => ({
    title: "包裹已修改",
    body:
      f.wasCny === f.amountCny
        ? `包裹 ${f.packageNo} 已按您的要求修改，金额不变。`
        : `包裹 ${f.packageNo} 已按您的要求修改，金额由 ${cnyText(f.wasCny)} 变为 ${cnyText(f.amountCny)}。`,
  }),
  "parcel-cancelled": (f) => ({
    title: "包裹已取消",
    body: `包裹 ${f.packageNo} 已取消，${cnyText(f.amountCny)} 已退回余额，商品已回到仓库。`,
  }),
  "parcel-found": (f) => ({
    title: "包裹找到并已送达",
    body: `包裹 ${f.packageNo} 曾被视为丢失，现已送达。如有破损，请尽快在包裹页反馈。`,
  }),
  "parcel-taken-back": (f) => ({
    title: "退回的商品已重新入库",
    body: `包裹 ${f.packageNo} 的商品已退回仓库，免费保管至 ${atTime(f.freeUntil)}，可以重新提交包裹。`,
  }),
  "parcel-service-refunded": (f) => ({
    title: "打包服务费已退回",
    body: `包裹 ${f.packageNo} 有一项服务没有按全部数量完成，${isPositive(f.amountCny) ? `${cnyText(f.amountCny)} 已退回您的余额` : "这项服务由优惠券支付，没有款项变动"}。仓库说明：${f.note}`,
  }),
  "parcel-held": (f) => ({
    title: "包裹被海关查验",
    body: `包裹 ${f.packageNo} 正在海关查验，通常需要几天到两周。如果海关或承运商联系您，请尽快回复；放行后我们会更新轨迹。`,
  }),
  "parcel-papers-wanted": (f) => ({
    title: "海关要求补充资料",
    body: `海关要求包裹 ${f.packageNo} 的收件人提供资料。请在包裹详情上传证件，我们转交承运商；未及时提供可能被退回。`,
  }),
  "parcel-returning": (f) => ({
    title: "包裹正在退回仓库",
    body: `包裹 ${f.packageNo} 被退回，正在返回仓库的路上。到仓后商品重新入库，免费保管期重新计算，我们会通知您。`,
  }),
  "parcel-exception": (f) => ({
    title: "包裹出现异常",
    body: `包裹 ${f.packageNo}：${exceptions[f.reason]}。我们正在处理，请查看包裹详情。`,
  }),
};
