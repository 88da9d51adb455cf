export interface ShippingTables {
  parcels: {
    id: string;
    order_id: string;
    /** The first, second … of its order. */
    number: number;
    carrier: string | null;
    carrier_name: string | null;
    tracking_number: string | null;
    tracking_url: string | null;
    sent_at: Date;
  };
  parcel_garments: {
    line_id: string;
    /** The first, second … of its line, as on its label. */
    copy: number;
    parcel_id: string;
  };
}
