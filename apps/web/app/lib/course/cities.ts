import { m } from '#messages'

/** A place on the earth. Degrees, north and east above 0. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

export type City = Coordinates & {
  readonly id: string
  readonly name: () => string
  /** IANA time zone: the first city of a zone stands for a device in it. */
  readonly zone: string
}

const INDIA = 'Asia/Kolkata'

const city = (
  id: string,
  name: () => string,
  [latitude, longitude, zone]: readonly [latitude: number, longitude: number, zone: string],
): City => ({ id, name, latitude, longitude, zone })

const inIndia = (id: string, name: () => string, latitude: number, longitude: number): City =>
  city(id, name, [latitude, longitude, INDIA])

/**
 * Places for the sunrise; none of them is ever sent. Coordinates to a tenth of a degree: a tenth to the west is a sunrise
 * 24 seconds later. Nagpur is first: it lies in the middle of India's one zone.
 */
export const CITIES: readonly City[] = [
  inIndia('nagpur', m.course_city_nagpur, 21.1, 79.1),
  inIndia('ahmedabad', m.course_city_ahmedabad, 23, 72.6),
  inIndia('bengaluru', m.course_city_bengaluru, 13, 77.6),
  inIndia('bhopal', m.course_city_bhopal, 23.3, 77.4),
  inIndia('bhubaneswar', m.course_city_bhubaneswar, 20.3, 85.8),
  inIndia('chandigarh', m.course_city_chandigarh, 30.7, 76.8),
  inIndia('chennai', m.course_city_chennai, 13.1, 80.3),
  inIndia('delhi', m.course_city_delhi, 28.6, 77.2),
  inIndia('guwahati', m.course_city_guwahati, 26.1, 91.7),
  inIndia('hyderabad', m.course_city_hyderabad, 17.4, 78.5),
  inIndia('jaipur', m.course_city_jaipur, 26.9, 75.8),
  inIndia('kochi', m.course_city_kochi, 9.9, 76.3),
  inIndia('kolkata', m.course_city_kolkata, 22.6, 88.4),
  inIndia('leh', m.course_city_leh, 34.2, 77.6),
  inIndia('lucknow', m.course_city_lucknow, 26.8, 80.9),
  inIndia('mumbai', m.course_city_mumbai, 19.1, 72.9),
  inIndia('panaji', m.course_city_panaji, 15.5, 73.8),
  inIndia('patna', m.course_city_patna, 25.6, 85.1),
  inIndia('port-blair', m.course_city_port_blair, 11.6, 92.7),
  inIndia('pune', m.course_city_pune, 18.5, 73.9),
  inIndia('srinagar', m.course_city_srinagar, 34.1, 74.8),
  inIndia('thiruvananthapuram', m.course_city_thiruvananthapuram, 8.5, 76.9),
  inIndia('varanasi', m.course_city_varanasi, 25.3, 83),
  city('auckland', m.course_city_auckland, [-36.8, 174.8, 'Pacific/Auckland']),
  city('bangkok', m.course_city_bangkok, [13.8, 100.5, 'Asia/Bangkok']),
  city('berlin', m.course_city_berlin, [52.5, 13.4, 'Europe/Berlin']),
  city('cairo', m.course_city_cairo, [30, 31.2, 'Africa/Cairo']),
  city('chicago', m.course_city_chicago, [41.9, -87.6, 'America/Chicago']),
  city('colombo', m.course_city_colombo, [6.9, 79.9, 'Asia/Colombo']),
  city('dhaka', m.course_city_dhaka, [23.8, 90.4, 'Asia/Dhaka']),
  city('dubai', m.course_city_dubai, [25.2, 55.3, 'Asia/Dubai']),
  city('hong-kong', m.course_city_hong_kong, [22.3, 114.2, 'Asia/Hong_Kong']),
  city('johannesburg', m.course_city_johannesburg, [-26.2, 28, 'Africa/Johannesburg']),
  city('karachi', m.course_city_karachi, [24.9, 67, 'Asia/Karachi']),
  city('kathmandu', m.course_city_kathmandu, [27.7, 85.3, 'Asia/Kathmandu']),
  city('london', m.course_city_london, [51.5, -0.1, 'Europe/London']),
  city('los-angeles', m.course_city_los_angeles, [34.1, -118.2, 'America/Los_Angeles']),
  city('melbourne', m.course_city_melbourne, [-37.8, 145, 'Australia/Melbourne']),
  city('nairobi', m.course_city_nairobi, [-1.3, 36.8, 'Africa/Nairobi']),
  city('new-york', m.course_city_new_york, [40.7, -74, 'America/New_York']),
  city('paris', m.course_city_paris, [48.9, 2.4, 'Europe/Paris']),
  city('sao-paulo', m.course_city_sao_paulo, [-23.6, -46.6, 'America/Sao_Paulo']),
  city('singapore', m.course_city_singapore, [1.4, 103.8, 'Asia/Singapore']),
  city('sydney', m.course_city_sydney, [-33.9, 151.2, 'Australia/Sydney']),
  city('tokyo', m.course_city_tokyo, [35.7, 139.7, 'Asia/Tokyo']),
  city('toronto', m.course_city_toronto, [43.7, -79.4, 'America/Toronto']),
  city('tromso', m.course_city_tromso, [69.6, 19, 'Europe/Oslo']),
]

/** The choice of no city: the time zone tells about where the device is. */
export const BY_ZONE = 'zone'

/** How some browsers still name zones of the list. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': INDIA,
  'Asia/Katmandu': 'Asia/Kathmandu',
}

export type Device = {
  /** IANA name, as `Intl` gives it. */
  readonly zone: string
  /** What `Date.getTimezoneOffset` gives: minutes from local time to UTC, below 0 east of Greenwich. */
  readonly offset: number
}

export const readDevice = (now: Date): Device => ({
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  offset: now.getTimezoneOffset(),
})

export const findCity = (id: string): City | undefined => CITIES.find((known) => known.id === id)

const cityOfZone = ({ zone }: Device): City | undefined =>
  CITIES.find((known) => known.zone === (OLD_NAMES[zone] ?? zone))

/**
 * @param place  the id of a city, or {@link BY_ZONE}; one of another release counts as the zone
 * @returns the city, or that of the zone; without one a point on the equator in the zone's middle, where the sun rises at
 *   about six
 */
export const locate = (place: string, device: Device): Coordinates & { readonly city?: City } => {
  const found = findCity(place) ?? cityOfZone(device)
  return found
    ? { ...found, city: found }
    : { latitude: 0, longitude: Math.max(-180, Math.min(180, -device.offset / 4)) }
}
