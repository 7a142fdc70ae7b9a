type CephOptions = { root: string; fsid: string; monitorPort: number; gatewayPort: number; name: string }

/** The smallest possible Ceph: one copy of everything, in memory, on this machine, with no internal passwords. */
export const cephConfiguration = ({ root, fsid, monitorPort, gatewayPort, name }: CephOptions) => `
[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitorPort}]
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
ms mon cluster mode = crc
ms mon service mode = crc
ms cluster mode = crc
ms service mode = crc
ms client mode = crc
auth allow insecure global id reclaim = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
mon max pg per osd = 1000
# Of the disk's free space, in percent: this store keeps nothing on the disk.
mon data avail warn = 2
mon data avail crit = 1
run dir = ${root}
admin socket = ${root}/$cluster-$name.asok
log file = ${root}/log/$name.log
mon data = ${root}/mon
osd data = ${root}/osd
osd objectstore = memstore
memstore device bytes = 4294967296
osd memory target = 939524096
[client.rgw.a]
rgw data = ${root}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw dns name = ${name}
rgw thread pool size = 64
`
