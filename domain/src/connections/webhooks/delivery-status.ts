/** Whether a delivery waits for an attempt, was accepted, or was given up. */
export const deliveryStatuses = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
