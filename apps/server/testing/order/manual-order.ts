/** What a shopper fills in by hand for goods no platform answered for: one lamp at so much, CNY, with nothing added to it. */
export function aManualOrder(unitPrice: string) {
  return {
    name: "A lamp",
    link: "https://shop.example/lamp",
    platform: "other" as const,
    unitPrice,
    domesticFreight: "0.00",
    quantity: 1,
    options: "",
    remark: "",
    classId: "cups",
    pictures: [] as string[],
    warehouseId: 1 as const,
    country: "DE",
    disclaimerAgreed: true,
  };
}
