# Portage as an image: Debian and the archive that `npm run package` made, nothing else. Build it with `npm run package` first.
ARG DEBIAN=docker.io/library/debian:bookworm-slim

FROM ${DEBIAN} AS unpacked
COPY var/package/portage-*.tar.gz /tmp/
RUN mkdir /opt/portage && tar -xzf /tmp/portage-*.tar.gz --strip-components=1 -C /opt/portage

FROM ${DEBIAN}
RUN useradd --system --uid 10001 --home-dir /var/lib/portage --shell /usr/sbin/nologin portage \
 && install -d -m 0700 -o portage -g portage /var/lib/portage
COPY --from=unpacked /opt/portage /opt/portage
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/portage
USER portage
VOLUME /var/lib/portage
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 CMD ["/opt/portage/portage", "probe"]
ENTRYPOINT ["/opt/portage/portage"]
