/** Recharging by transfer: what each rule is called. */
export const transferSettingNamesZh = {
  receivingAccounts: {
    title: "收款账户",
    hint: "客户转账充值的账户，可以新增或停用，不能删除；停用后不再展示，已打开的转账照常入账。限额以该币种的整数单位填写",
  },
  wireFee: { title: "境外电汇收款手续费", hint: "收款银行每笔收取，入账时按当日汇率从到账金额中扣除一次；已打开的转账不变" },
  exchangeRateDays: { title: "汇率的最长天数", hint: "最近一次汇率早于此天数时，不能以其他货币付款，余额也不能兑换" },
  transferTerms: { title: "转账编号的有效期和数量", hint: "未提交汇款信息的转账在多少天后失效；一位客户可同时打开的笔数" },
  payableTransfers: {
    title: "用于付款的转账",
    hint: "未提交汇款信息的转账在多少天后失效、付款时间继续计算；同一笔付款可打开的次数；到账不足或未通过后至少留给客户的付款时间",
  },
  transferDays: { title: "转账到账时间", hint: "各方式向客户展示的时间；没有单独说明的用「一般」" },
};

export const transferSettingFieldsZh = {
  method: "方式",
  mainland: "内地银行转账",
  overseas: "境外电汇",
  wise: "多币种转账",
  general: "一般",
  currency: "币种",
  holder: "户名",
  bank: "银行",
  accountNo: "账户号码或 IBAN",
  swift: "SWIFT",
  clearing: "清算代码（连名称）",
  bankAddress: "银行地址",
  note: "说明",
  openDays: "有效天数",
  openMost: "每位客户同时最多",
  leftHours: "至少剩余的付款时间",
};
