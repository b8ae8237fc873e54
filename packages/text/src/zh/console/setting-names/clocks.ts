export const clockNamesZh = {
  deadlines: { title: "时限", hint: "各项时限的天数与小时数；已开始计时的不变" },
  arrivalSoonestDays: { title: "采购后最早到仓", hint: "天数；与到仓期限一起展示给客户" },
  workingTime: { title: "工作时间", hint: "北京时间，整点算之后；优先入库的小时数须在一个工作日之内；已开始计时的不变" },
};

export const clockFieldsZh = {
  returnDays: "入库后可退换",
  unpaidOrderDays: "订单付款",
  confirmationDays: "客户确认商品",
  logisticsDays: "填写转运单号",
  logisticsReminderDays: "转运单号到期前提醒",
  arrivalDays: "采购后到仓",
  purchaseHours: "付款后采购",
  itemServiceHours: "商品服务",
  packingHours: "付款后打包",
  carrierPickupHours: "打包后揽收",
  stockIn: "普通入库",
  priorityStockIn: "优先入库",
  priorityStockOut: "优先出库",
  speedyResponse: "加急回复与商品极速答疑",
  opens: "开始",
  closes: "结束",
  cutOff: "截单，之后从次日开始计",
  hours: "时限",
  otherwiseBy: "其余次日不晚于",
};
