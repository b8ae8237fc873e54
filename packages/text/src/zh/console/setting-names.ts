import type { SettingName } from "@sihai/domain/setting";
import { goodsFlagsZh } from "./goods-flags.ts";
import { careSettingFieldsZh, careSettingNamesZh } from "./setting-names-care.ts";
import { clockFieldsZh, clockNamesZh } from "./setting-names-clocks.ts";
import { parcelFieldsZh, parcelNamesZh } from "./setting-names-parcels.ts";
import { serviceFieldsZh, serviceNamesZh } from "./setting-names-services.ts";
import { storageFieldsZh, storageNamesZh } from "./setting-names-storage.ts";

/** What each rule is called, and what a colleague should know before changing it. */
export const settingNamesZh: Record<SettingName, { title: string; hint: string }> = {
  ...clockNamesZh,
  ...parcelNamesZh,
  ...serviceNamesZh,
  ...storageNamesZh,
  cardSurchargeBp: { title: "银行卡手续费", hint: "按应付金额另计一行；余额支付不收" },
  rateMarginBp: { title: "汇率差价", hint: "以其他货币扣款时加在参考汇率上" },
  rateFreezeMinutes: { title: "汇率保留时间", hint: "新汇率公布后，已展示的汇率仍可使用的时间" },
  rechargeLimits: { title: "单次充值限额", hint: "一次充值的最低和最高金额" },
  outstandingLimit: { title: "欠款上限", hint: "欠款达到金额，或任何欠款超过天数，即不能提交新包裹" },
  parcelOperationFee: { title: "包裹操作费", hint: "每个包裹收取一次；已提交的包裹不变" },
  parcelReopenFee: { title: "重新开箱费", hint: "已打包后更改或取消；按提交当天的标准" },
  memberFreightOffBp: { title: "会员运费折扣", hint: "V0 至 V5，等级越高折扣不得越低；已提交的包裹不变" },
  holidays: { title: "节假日", hint: "内地放假与调休安排；来年在国务院通知公布后填写并标为已公布" },
  expertFee: { title: "送货专家服务费", hint: "提交申请时收取；已提交的申请不变" },
  expertPayHours: { title: "专家服务付款时限", hint: "超时未付，申请取消，商品解除占用" },
  expertAnswerDays: { title: "方案确认时限", hint: "方案送出后等待客户答复的天数" },
  expertHoldAllowanceBp: { title: "直接扣款预留", hint: "在预估金额上多预留的比例，尽量让方案不必再补款" },
  warehouses: {
    title: "仓库",
    hint: "可以新增或停止接收新货物，不能删除；停收后已在仓内和途中的货物照常处理；新仓库还需加入线路价目",
  },
  boxes: {
    title: "包装箱与袋",
    hint: "可以新增或停用，不能删除；打包台按包裹的预估尺寸从在用的箱袋中推荐，已付款包裹的预估和费用不变",
  },
  goodsClasses: {
    title: "商品类别",
    hint: "可以新增或停用，不能删除；停用后不能再选，已有商品保持原来的类别。属性决定哪些线路不收，平均重量用于尚未称重的估算；已下单的商品不变",
  },
  countries: {
    title: "国家与地区",
    hint: "可以新增或停用，不能删除；停用后不能再新增该地的地址，已保存的地址照常使用。邮编格式为空时接受 2 至 12 位字母、数字、空格和连字符",
  },
  states: {
    title: "州省",
    hint: "按名称选择的一级行政区，编号为 ISO 3166-2；没有列出的国家由客户自行填写。可以新增或停用，不能删除",
  },
  couriers: {
    title: "快递公司",
    hint: "可以新增或停用，不能删除；停用后在途的包裹照常处理。单号格式用来从单号认出快递公司：SF\\d{12,13} 表示 SF 后面 12 至 13 位数字",
  },
  ...careSettingNamesZh,
};

/** Cells of tables and records. */
export const settingFieldsZh = {
  ...clockFieldsZh,
  ...parcelFieldsZh,
  ...serviceFieldsZh,
  ...storageFieldsZh,
  least: "最低",
  most: "最高",
  amount: "金额",
  days: "天数",
  year: "年份",
  isFinal: "通知已公布",
  off: "放假",
  worked: "调休上班",
  first: "首日",
  last: "末日",
  zh: "中文",
  en: "英文",
  id: "编号",
  name: "名称",
  shortName: "简称",
  address: "地址",
  receiver: "收件人",
  phone: "电话",
  zipCode: "邮编",
  code: "代码",
  certain: "专用单号格式",
  likely: "可能的单号格式",
  shape: "格式",
  weight: "可信度（1 至 3）",
  isPost: "国际邮政单号归它",
  kind: "种类",
  bag: "快递袋",
  carton: "纸箱",
  lengthCm: "内长",
  widthCm: "内宽",
  heightCm: "内高",
  grams: "自重",
  maxGrams: "承重",
  flags: "属性",
  needsCheck: "部分线路不收",
  avgGrams: "平均重量",
  ...goodsFlagsZh,
  postcode: "邮编格式",
  hasPostcodes: "有邮编",
  commonPlace: "常用排序（0 为不常用）",
  refuses: "不办理",
  isOpen: "可用于新业务",
  "hong-kong-to-mainland": "寄往中国内地",
  "overseas-stores-refused": "接收跨境平台海外店铺商品",
  "overseas-origin-to-mainland": "寄海外原产商品到中国内地",
  ...careSettingFieldsZh,
};
