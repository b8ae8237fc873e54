import type { Page } from "@playwright/test";

/** An order of the demo's Mei whose goods may still go back. */
export async function returnableOrder(page: Page): Promise<{ orderNo: string; itemNo: string }> {
  const read = async (path: string) => (await page.request.get(`/api${path}`, { headers: { "x-platform": "web" } })).json();
  const { data } = (await read("/order/list?tab=in-storage&pageSize=20")) as { data: { list: { orderNo: string }[] } };
  for (const { orderNo } of data.list) {
    const options = (await read(`/return/options?orderNo=${orderNo}`)) as {
      data: { items: { itemNo: string; obstacle: string | null }[] };
    };
    const item = options.data.items.find(({ obstacle }) => obstacle === null);
    if (item) return { orderNo, itemNo: item.itemNo };
  }
  throw new Error("nothing of the demo can go back");
}
