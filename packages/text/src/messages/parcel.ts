import type { ExceptionKind } from "@sihai/domain/claim";
import type { LocalText } from "@sihai/domain/language";
import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { type Item, nameEn, nameZh, timeEn, timeZh } from "./words.ts";

const exceptions: Record<ExceptionKind, LocalText> = {
  lost: { zh: "承运商未能找到包裹", en: "the carrier cannot find it" },
  returned: { zh: "包裹正在退回仓库", en: "it is being returned to our warehouse" },
  seized: { zh: "包裹被海关扣留", en: "customs have seized it" },
};

/** What a member is told about parcels. */
export const parcelMessages = {
  "parcel-submitted": template<{ packageNo: string; amountCny: string; payBefore: string }>(
    (f) => ({
      title: "包裹已提交",
      body: `包裹 ${f.packageNo} 待付运费押金 ${cnyText(f.amountCny)}，请在 ${timeZh(f.payBefore)}前付款。`,
    }),
    (f) => ({
      title: "Parcel submitted",
      body: `Parcel ${f.packageNo} awaits its shipping deposit of ${cnyText(f.amountCny)}. Please pay by ${timeEn(f.payBefore)}.`,
    }),
  ),
  "parcel-unpaid-reminder": template<{ packageNo: string; amountCny: string; payBefore: string }>(
    (f) => ({
      title: "包裹等待付款",
      body: `包裹 ${f.packageNo} 还有 ${cnyText(f.amountCny)} 未付，${timeZh(f.payBefore)}后将自动取消。`,
    }),
    (f) => ({
      title: "Your parcel awaits payment",
      body: `Parcel ${f.packageNo} still needs ${cnyText(f.amountCny)}. It is cancelled automatically after ${timeEn(f.payBefore)}.`,
    }),
  ),
  "parcel-unpaid-cancelled": template<{ packageNo: string }>(
    (f) => ({ title: "包裹已取消", body: `包裹 ${f.packageNo} 超过 7 天未付款，已自动取消，商品已回到仓库。` }),
    (f) => ({
      title: "Parcel cancelled",
      body: `Parcel ${f.packageNo} was not paid within 7 days and has been cancelled. Your goods are back in storage.`,
    }),
  ),
  "parcel-paid": template<{ packageNo: string; amountCny: string }>(
    (f) => ({ title: "运费押金已付", body: `包裹 ${f.packageNo} 已付 ${cnyText(f.amountCny)}，我们会在 24 小时内打包。` }),
    (f) => ({
      title: "Shipping deposit received",
      body: `We received ${cnyText(f.amountCny)} for parcel ${f.packageNo} and pack it within 24 hours.`,
    }),
  ),
  "parcel-item-missing": template<Item & { packageNo: string; note: string }>(
    (f) => ({
      title: "包裹有一件商品暂未找到",
      body: `包裹 ${f.packageNo} 拣货时，「${nameZh(f)}」（${f.itemNo}）不在货架上，我们正在查找。仓库说明：${f.note}。您不用做什么，找到后会继续打包；不想等的话，可以在包裹里修改，先寄其余商品，差额退到余额。`,
    }),
    (f) => ({
      title: "One item of your parcel is not on its shelf",
      body: `Picking parcel ${f.packageNo}, we did not find ${nameEn(f)} (${f.itemNo}) where it should lie, and are looking for it. The warehouse notes: ${f.note}. There is nothing you must do, we go on packing once it is found. If you would rather not wait, change the parcel and send the rest; the difference goes to your balance.`,
    }),
  ),
  "parcel-shipped": template<{ packageNo: string; carrier: string; waybillNo: string }>(
    (f) => ({ title: "包裹已发出", body: `包裹 ${f.packageNo} 已交给 ${f.carrier}，运单号 ${f.waybillNo}。` }),
    (f) => ({
      title: "Your parcel is on its way",
      body: `Parcel ${f.packageNo} is with ${f.carrier}, tracking number ${f.waybillNo}.`,
    }),
  ),
  "parcel-settled-even": template<{ packageNo: string }>(
    (f) => ({ title: "运费已结算", body: `包裹 ${f.packageNo} 的实际运费与押金一致，无需补退。` }),
    (f) => ({
      title: "Shipping cost settled",
      body: `The shipping cost of parcel ${f.packageNo} equals your deposit. Nothing more to pay.`,
    }),
  ),
  "parcel-settled-refund": template<{ packageNo: string; amountCny: string }>(
    (f) => ({
      title: "多付运费已退回",
      body: `包裹 ${f.packageNo} 的实际运费低于押金，${cnyText(f.amountCny)} 已退到您的余额。`,
    }),
    (f) => ({
      title: "Shipping surplus refunded",
      body: `Parcel ${f.packageNo} cost less than your deposit; ${cnyText(f.amountCny)} is back in your balance.`,
    }),
  ),
  "parcel-balance-due": template<{ packageNo: string; amountCny: string }>(
    (f) => ({
      title: "需补运费差额",
      body: `包裹 ${f.packageNo} 的实际运费高于押金，需补 ${cnyText(f.amountCny)}。称重和量尺照片见包裹详情。`,
    }),
    (f) => ({
      title: "Shipping balance due",
      body: `Parcel ${f.packageNo} cost ${cnyText(f.amountCny)} more than your deposit. The photos of scale and tape are on the parcel's page.`,
    }),
  ),
  "parcel-delivered": template<{ packageNo: string }>(
    (f) => ({ title: "包裹已送达", body: `包裹 ${f.packageNo} 已送达。如有破损或缺件，请在 2 个工作日内反馈。` }),
    (f) => ({
      title: "Parcel delivered",
      body: `Parcel ${f.packageNo} has been delivered. If anything is damaged or missing, tell us within 2 business days.`,
    }),
  ),
  "parcel-changed": template<{ packageNo: string; wasCny: string; amountCny: string }>(
    (f) => ({
      title: "包裹已修改",
      body:
        f.wasCny === f.amountCny
          ? `包裹 ${f.packageNo} 已按您的要求修改，金额不变。`
          : `包裹 ${f.packageNo} 已按您的要求修改，金额由 ${cnyText(f.wasCny)} 变为 ${cnyText(f.amountCny)}。`,
    }),
    (f) => ({
      title: "Parcel changed",
      body:
        f.wasCny === f.amountCny
          ? `Parcel ${f.packageNo} is changed as you asked; its price is the same.`
          : `Parcel ${f.packageNo} is changed as you asked: ${cnyText(f.amountCny)} instead of ${cnyText(f.wasCny)}.`,
    }),
  ),
  "parcel-cancelled": template<{ packageNo: string; amountCny: string }>(
    (f) => ({ title: "包裹已取消", body: `包裹 ${f.packageNo} 已取消，${cnyText(f.amountCny)} 已退回余额，商品已回到仓库。` }),
    (f) => ({
      title: "Parcel cancelled",
      body: `Parcel ${f.packageNo} is cancelled, ${cnyText(f.amountCny)} is back in your balance and the goods are in storage again.`,
    }),
  ),
  "parcel-found": template<{ packageNo: string }>(
    (f) => ({ title: "包裹找到并已送达", body: `包裹 ${f.packageNo} 曾被视为丢失，现已送达。如有破损，请在 2 个工作日内反馈。` }),
    (f) => ({
      title: "Your parcel was found and delivered",
      body: `Parcel ${f.packageNo} counted as lost and has now been delivered. Please report damage within 2 business days.`,
    }),
  ),
  "parcel-taken-back": template<{ packageNo: string; freeUntil: string }>(
    (f) => ({
      title: "退回的商品已重新入库",
      body: `包裹 ${f.packageNo} 的商品已退回仓库，免费保管至 ${timeZh(f.freeUntil)}，可以重新提交寄送。`,
    }),
    (f) => ({
      title: "Your goods are in storage again",
      body: `The goods of parcel ${f.packageNo} came back to us. Storage is free until ${timeEn(f.freeUntil)}, and you can send them once more.`,
    }),
  ),
  "parcel-service-refunded": template<{ packageNo: string; amountCny: string; note: string }>(
    (f) => ({
      title: "打包服务费已退回",
      body: `包裹 ${f.packageNo} 有一项服务没有按全部数量完成，${Number(f.amountCny) > 0 ? `${cnyText(f.amountCny)} 已退到您的余额` : "这项服务由优惠券支付，没有款项变动"}。仓库说明：${f.note}`,
    }),
    (f) => ({
      title: "Part of a packing service refunded",
      body: `A service of parcel ${f.packageNo} was done to fewer pieces than you paid for; ${Number(f.amountCny) > 0 ? `${cnyText(f.amountCny)} is back in your balance` : "a coupon had paid for it, so no money moves"}. The warehouse notes: ${f.note}`,
    }),
  ),
  "parcel-held": template<{ packageNo: string }>(
    (f) => ({
      title: "包裹被海关查验",
      body: `包裹 ${f.packageNo} 正在海关查验，通常需要几天到两周。如果海关或承运商联系您，请尽快回复；放行后我们会更新轨迹。`,
    }),
    (f) => ({
      title: "Customs are inspecting your parcel",
      body: `Parcel ${f.packageNo} is held for inspection, which usually takes a few days, at times two weeks. If customs or the carrier write to you, please answer soon.`,
    }),
  ),
  "parcel-papers-wanted": template<{ packageNo: string }>(
    (f) => ({
      title: "海关要求补充资料",
      body: `海关要求包裹 ${f.packageNo} 的收件人提供资料。请在包裹详情上传证件，我们转交承运商；未及时提供可能被退回。`,
    }),
    (f) => ({
      title: "Customs ask you for papers",
      body: `Customs ask the receiver of parcel ${f.packageNo} for papers. Please send them on the parcel's page; we pass them on. Without them it may be sent back.`,
    }),
  ),
  "parcel-returning": template<{ packageNo: string }>(
    (f) => ({
      title: "包裹正在退回仓库",
      body: `包裹 ${f.packageNo} 被退回，正在返回仓库的路上。到仓后商品重新入库，免费保管 90 天，我们会通知您。`,
    }),
    (f) => ({
      title: "Your parcel is being sent back",
      body: `Parcel ${f.packageNo} was turned back and is on its way to our warehouse. Once there, your goods are in storage again, free for 90 days, and we tell you.`,
    }),
  ),
  "parcel-exception": template<{ packageNo: string; reason: ExceptionKind }>(
    (f) => ({ title: "包裹出现异常", body: `包裹 ${f.packageNo}：${exceptions[f.reason].zh}。我们正在处理，请查看包裹详情。` }),
    (f) => ({
      title: "A problem with your parcel",
      body: `Parcel ${f.packageNo}: ${exceptions[f.reason].en}. We are on it; see the parcel's page.`,
    }),
  ),
} as const;
