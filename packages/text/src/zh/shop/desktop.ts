import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "四海 · 代购中国好物，寄往全球",
  name: "四海",
  headline: "代购中国好物，寄往全球",
  lead: "粘贴任意中国电商平台的商品链接，我们代您购买、验货、拍照、打包，再寄到您家门口。从商品页起就能看到到手价，多收的运费押金自动退回。",
  openOnPhone: "用手机打开",
  scan: "四海为手机设计。用手机相机扫描二维码，打开的正是右侧这个页面。",
  qr: "当前页面的二维码",
  frame: "手机中的四海",
  switchLanguage: "English",
  howTitle: "七步到家",
  steps: [
    "付商品款：粘贴链接，选好规格，付款。",
    "我们购买：向卖家下单，并持续跟进。",
    "入库：验货、称重、量尺寸、拍照，照片给您看。",
    "提交包裹：多件商品合成一个或几个包裹，我们算出最省的分法。",
    "付运费押金：按预估重量计。",
    "发货：仓库打包寄出。",
    "追踪到家：按实际重量结算，多退少补，附称重和量尺照片。",
  ].join("\n"),
  promisesTitle: "您可以放心的三件事",
  promises: [
    "到手价提前可见，每一项费用都能点开看明细。",
    "每个状态都写明下一步是什么、最晚何时完成。",
    "押金多退少补，多收的部分在发货后自动退回。",
  ].join("\n"),
};

export type DesktopWords = WordsOf<typeof zh>;
export const words: DesktopWords = zh;
