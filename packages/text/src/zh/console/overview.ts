import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  holidaysMissing: (year: number) => `${year}年的节假日尚未确定，时限暂按法定假日与周末计算。`,
  toHolidays: "填写节假日",
  title: "总览",
  hello: (name: string) => `${name}，您好`,
  waiting: "待处理",
  late: (count: number) => (count === 0 ? "没有超时" : `${count} 件超时`),
  cards: {
    toBuy: "待采购",
    buying: "采购中",
    awaitingConfirmation: "待客户确认",
    onTheWay: "在途",
    signed: "待入库",
    toPick: "待拣货",
    toDispatch: "待发运",
    priceLists: "待复核的价目表",
    taxRules: "待复核的税则",
  },
  atLeast: (count: number) => `${count}+`,
  desks: "其他工作台",
  nothingForYou: "您的岗位没有待办，可使用左侧菜单查询。",
  shortcuts: "快捷键：Alt + Shift + 数字打开菜单中的页面，F2 回到扫描框。",
};

export type ConsoleOverviewWords = WordsOf<typeof zh>;
export const words: ConsoleOverviewWords = zh;
