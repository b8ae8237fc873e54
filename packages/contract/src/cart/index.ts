export { acceptCartPrices } from "./accept-cart-prices.ts";
export { addToCart } from "./add-to-cart.ts";
export { changeCartItem } from "./change-cart-item.ts";
export { correctCartPrice } from "./correct-cart-price.ts";
export { countCart } from "./count-cart.ts";

export { listCart } from "./list-cart.ts";
export { moveToFavourites } from "./move-to-favourites.ts";
export { removeFromCart } from "./remove-from-cart.ts";
export { restoreToCart } from "./restore-to-cart.ts";
