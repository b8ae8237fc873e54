import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "交班清单",
  hint: "同事手上还没完成的工作，接手后由您负责",
  colleague: "同事",
  listOf: (name: string) => `${name} 的交班清单`,
  nothing: (name: string) => `${name} 手上没有未完成的工作`,
  print: "打印清单",
  signature: "接班人签名",
  parts: {
    taken: "正在采购的商品",
    parcels: "正在拣货、打包的包裹",
    receiving: "已签收、待入库的商品",
    money: "待同事确认的款项",
    assigned: "由其负责",
  },
  takeOver: "接手",
  takeOverOf: (no: string) => `接手 ${no}`,
  taken: (no: string) => `${no} 现由您负责`,
  since: (at: string) => `自 ${at}`,
  due: (at: string) => `时限 ${at}`,
};
export type ConsoleHandoverWords = WordsOf<typeof zh>;
export const words: ConsoleHandoverWords = zh;
