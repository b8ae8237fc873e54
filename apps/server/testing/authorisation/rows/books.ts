import { type Rows, staff } from "../row.ts";

export const booksRows: Rows = {
  "GET /api/staff/books/balances": staff("finance.read"),
  "GET /api/staff/books/balances.csv": staff("finance.read"),
  "GET /api/staff/books/holders": staff("finance.read"),
  "GET /api/staff/books/account": staff("finance.read"),
  "POST /api/staff/books/stated": staff("finance.record"),
  "GET /api/staff/books/gateway": staff("finance.read"),
  "POST /api/staff/books/gateway/reconcile": staff("finance.record"),
  "POST /api/staff/books/gateway/explain": staff("finance.record"),
  "POST /api/staff/books/gateway/book": staff("finance.record"),
  "GET /api/staff/books/periods": staff("finance.read"),
  "POST /api/staff/books/periods/ask": staff("finance.record"),
  "POST /api/staff/books/periods/confirm": staff("finance.record"),
  "POST /api/staff/books/periods/drop": staff("finance.record"),
  "GET /api/staff/books/journal.csv": staff("finance.read"),
  "GET /api/staff/books/adjustments": staff("finance.read"),
  "POST /api/staff/books/adjustments/propose": staff("finance.record"),
  "POST /api/staff/books/adjustments/confirm": staff("finance.record"),
  "POST /api/staff/books/adjustments/drop": staff("finance.record"),
  "POST /api/staff/books/goodwill": staff("goodwill.give"),
};
