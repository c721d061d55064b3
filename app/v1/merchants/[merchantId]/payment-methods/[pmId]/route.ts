import {
  deletePaymentMethod,
  getPaymentMethod,
  updatePaymentMethod,
} from "@/lib/domain/payment-method/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(
  getPaymentMethod,
  updatePaymentMethod,
  deletePaymentMethod,
);
