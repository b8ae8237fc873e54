import type { careSettingFieldsZh, careSettingNamesZh } from "../../zh/console/setting-names-care.ts";

export const careSettingNamesEn: { [Name in keyof typeof careSettingNamesZh]: { title: string; hint: string } } = {
  creditsMostByLevel: {
    title: "Credits on one parcel",
    hint: "V0 to V5; a higher level never has less. Credits set aside already stay",
  },
  creditsPerYuan: {
    title: "Credits for freight",
    hint: "On receipt, for each whole yuan of freight paid; by what held when the parcel was submitted",
  },
  checkInReward: {
    title: "Check-in reward",
    hint: "Credits and growth of a day; more credits each time so many days in a row are full",
  },
};

export const careSettingFieldsEn: { [Name in keyof typeof careSettingFieldsZh]: string } = {
  credits: "Credits a day",
  everyDays: "Days in a row",
  bonus: "Credits on that day",
  growth: "Growth",
};
